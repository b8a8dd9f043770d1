import type { StatementFacts, StatementWords } from './statement-facts.ts';

const kept = {
  '13-months': 'Only numbers are kept, for thirteen months: how often each app was used and what was checked.',
  '30-days': 'Only numbers are kept, for thirty days: how often each app was used and what was checked.',
  nothing: 'Not even numbers of use are kept: our church has switched the counting off.',
};

const disputed = {
  'each-view': 'Where Christians differ, the app tells what traditions hold, each in its own favor, and takes no side.',
  'own-teaching':
    'Where Christians differ, the app shows what our church teaches, in our own words and marked as ours, and then what others hold.',
  'ask-us': 'Where Christians differ, the app does not decide. It asks you to talk with us.',
};

function whoWrites({ model, reader }: StatementFacts): string {
  if (!model) {
    const none = reader ? 'No AI model writes what you read.' : 'No AI model is connected.';
    return `${none} A program puts together sentences that people wrote beforehand and does exact calculations with what you enter. It does not learn from you, and it does not think.`;
  }
  const name = model.name ? `“${model.name}”` : 'that we have connected';
  return `An AI language model, ${name}, reads what you write to find out what it is about, and words parts of what you read. Amounts, dates and tables are calculated by ordinary program code, and the model may not change them. When the model does not answer, prepared sentences take its place, and the page says so. Every document names what wrote it.`;
}

function whereItGoes({ model, reader, church, keeps, handOff }: StatementFacts): string {
  const server = 'What you write goes to the server of Lampstand, the service behind these apps.';
  const on = !model
    ? reader
      ? ''
      : 'From there it goes to nobody.'
    : model.near
      ? reader && !reader.near
        ? 'The model that writes answers inside that server’s own network.'
        : 'The model answers inside that server’s own network, so your words are not passed to another company.'
      : `From there it is passed to ${model.host}, where the model runs. That company’s own terms decide what it keeps, so please leave out names and anything that must stay between you and one person.`;
  return `${[server, on, reader ? whatIsRead(reader) : ''].filter(Boolean).join(' ')} Lampstand does not keep your words or what was written for you, and ${church} does not get to see them${handOff ? ', unless you press the button that sends them to us' : ''}. ${kept[keeps]}`;
}

function whatIsRead({ name, host, near, languages }: NonNullable<StatementFacts['reader']>): string {
  const texts = languages.map((language) => (language === 'en' ? 'questions in English' : 'texts in Spanish'));
  const read = `A model that finds what texts mean, “${name}”, reads ${texts.join(' and ')}.`;
  return near
    ? `${read} It runs inside that server’s own network.`
    : `${read} For this they are passed to ${host}, and that company’s own terms decide what it keeps.`;
}

const scripture = ({ translation }: StatementFacts) =>
  translation
    ? `Verses are taken word for word from the ${translation}. They are never written by a program. Before you see a text, its references and quotations are compared with the printed Bible: what is misquoted is set right, and what cannot be found is taken out.`
    : 'No text of the Bible is on this server at the moment. References are checked, so that none is named that does not exist, and no verse is quoted.';

const care = ({ reader }: StatementFacts) =>
  `When somebody writes of being in danger, of abuse, or of not wanting to live, the page shows people who answer by telephone before anything else. Fixed rules and a comparison with example sentences do this, not a language model. ${reader?.languages.includes('es') ? `For Spanish, the model “${reader.name}” makes the comparison. ` : ''}They can miss things, and no one here is notified. If you need help now, call or text 988 in the United States, or call 911 in an emergency.`;

function asking({ care: contact, contact: ways, church, support }: StatementFacts): string {
  const person = contact
    ? `To talk with a person, ask ${contact.label}${reached([contact.phone, contact.email])}.`
    : `To talk with a person, ask ${church}${reached(ways)}.`;
  return `A program can be wrong. Please read what it wrote before you use it, and tell us what was not right. ${person} Questions about the apps themselves are answered at ${support}.`;
}

const reached = (ways: readonly (string | undefined)[]) => {
  const known = ways.filter((way) => way !== undefined);
  return known.length > 0 ? ` (${known.join(', ')})` : '';
};

export const statementEn: StatementWords = {
  title: 'How we use AI',
  lead: ({ church, model }) =>
    model
      ? `On the website of ${church} there are small apps, for example for a prayer or a question about the Bible. An AI model helps to write what they show. This page says how, and what it never does.`
      : `On the website of ${church} there are small apps, for example for a prayer or a question about the Bible. This page says what writes their words, and what it never does.`,
  parts: [
    { heading: 'What writes', text: whoWrites },
    { heading: 'Where your words go', text: whereItGoes },
    { heading: 'Scripture', text: scripture },
    {
      heading: 'What our church decides',
      text: (facts) =>
        `We chose the tradition and the Bible of the apps${facts.model ? ' and how easy the model’s words are' : ''}${facts.avoids ? ', and words that they avoid in what they write' : ''}. ${disputed[facts.disputed]} No app speaks for God, forgives sins, or replaces a pastor, a doctor or a lawyer.`,
    },
    { heading: 'When it is serious', text: care },
    { heading: 'Whom to ask', text: asking },
  ],
};
