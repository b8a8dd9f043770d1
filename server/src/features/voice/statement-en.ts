import type { StatementFacts, StatementWords } from './statement-facts.ts';

const kept = {
  '13-months': 'We keep only numbers, for thirteen months: how often each app was used and what was checked.',
  '30-days': 'We keep only numbers, for thirty days: how often each app was used and what was checked.',
  nothing: 'Our church doesn’t keep usage counts.',
};

const disputed = {
  'each-view': 'Where Christians differ, the app explains each view fairly and takes no side.',
  'own-teaching':
    'Where Christians differ, the app shows what our church teaches, in our own words and marked as ours, and then what others hold.',
  'ask-us': 'Where Christians differ, the app doesn’t decide. It asks you to talk with us.',
};

function whoWrites({ model }: StatementFacts): string {
  if (!model) {
    return 'These apps write without AI. A program puts together sentences that people wrote, and calculates exactly with what you enter. It doesn’t learn from you.';
  }
  const name = model.name ? `AI (${model.name})` : 'AI';
  return `${name} reads what you write to find out what it’s about, and writes part of what you read. Amounts, dates and tables are calculated, and the AI can’t change them. When the AI doesn’t answer, the text is written without it, and the page says so. Every result says how it was written.`;
}

function whereItGoes({ model, reader, church, keeps, handOff }: StatementFacts): string {
  const server = 'What you write goes to Lampstand, the service behind these apps.';
  const on = !model
    ? reader
      ? ''
      : 'It goes nowhere else.'
    : model.near
      ? reader && !reader.near
        ? 'The AI that writes runs inside Lampstand’s own network.'
        : 'The AI runs inside Lampstand’s own network, so what you write isn’t passed to another company.'
      : `From there it goes to ${model.host}, where the AI runs. That company’s own terms decide what it keeps, so please leave out names and anything that must stay private.`;
  return `${[server, on, reader ? whatIsRead(reader) : ''].filter(Boolean).join(' ')} Lampstand doesn’t keep what you write or the result, and ${church} doesn’t see them${handOff ? ' unless you press the button that sends them to us' : ''}. ${kept[keeps]}`;
}

function whatIsRead({ name, host, near, languages }: NonNullable<StatementFacts['reader']>): string {
  const texts = languages.map((language) => (language === 'en' ? 'questions in English' : 'texts in Spanish'));
  const read = `To understand what you mean, a model that turns text into numbers (${name}) reads ${texts.join(' and ')}.`;
  return near
    ? `${read} It runs inside Lampstand’s own network.`
    : `${read} For this they go to ${host}. That company’s own terms decide what it keeps.`;
}

const scripture = ({ translation }: StatementFacts) =>
  translation
    ? `Verses come word for word from the ${translation}. No program writes them. Before you see a text, its references and quotations are compared with the printed Bible. What is misquoted is corrected, and what can’t be found is removed.`
    : 'No Bible translation is available right now. References are checked, so none is named that doesn’t exist, and no verse is quoted.';

const care = ({ reader }: StatementFacts) =>
  `If someone writes about danger, abuse or not wanting to live, the page shows helplines first. Fixed rules and a comparison with example sentences decide this, not a language model. ${reader?.languages.includes('es') ? `For Spanish, a model (${reader.name}) makes the comparison. ` : ''}They can miss things, and no one here is notified. If you need help now, call or text 988 in the United States, or call 911 in an emergency.`;

function asking({ care: contact, contact: ways, church, support }: StatementFacts): string {
  const person = contact
    ? `To talk with a person, ask ${contact.label}${reached([contact.phone, contact.email])}.`
    : `To talk with a person, ask ${church}${reached(ways)}.`;
  return `A program can be wrong. Please read what it wrote before you use it, and tell us what was wrong. ${person} For questions about the apps, write to ${support}.`;
}

const reached = (ways: readonly (string | undefined)[]) => {
  const known = ways.filter((way) => way !== undefined);
  return known.length > 0 ? ` (${known.join(', ')})` : '';
};

export const statementEn: StatementWords = {
  title: 'How we use AI',
  lead: ({ church, model }) =>
    model
      ? `The website of ${church} has apps, for example for a prayer or a question about the Bible. AI helps write what they show. This page says how, and what it never does.`
      : `The website of ${church} has apps, for example for a prayer or a question about the Bible. This page says who writes their text, and what they never do.`,
  parts: [
    { heading: 'Who writes it', text: whoWrites },
    { heading: 'What happens to what you write', text: whereItGoes },
    { heading: 'Scripture', text: scripture },
    {
      heading: 'What our church decides',
      text: (facts) =>
        `We chose the tradition and the Bible of the apps${facts.model ? ' and the reading level of the AI' : ''}${facts.avoids ? ', and words they avoid' : ''}. ${disputed[facts.disputed]} No app speaks for God, forgives sins, or replaces a pastor, a doctor or a lawyer.`,
    },
    { heading: 'In an emergency', text: care },
    { heading: 'Who to ask', text: asking },
  ],
};
