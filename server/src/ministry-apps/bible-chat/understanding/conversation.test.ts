import type { ChatMessage } from '@lampstand/sdk/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtures, openPrintedScripture, titled } from '../../../scripture/fixtures.testing.ts';
import type { ScriptureReader } from '../../../scripture/reader.ts';
import { someChurch } from '../../../testing/church-voice.ts';
import { planRun } from '../../../testing/plan-run.ts';
import { openTestScripture } from '../../../testing/scripture-database.ts';
import { openTestUnderstanding } from '../../../testing/test-understanding.ts';
import { bibleChat } from '../index.ts';

let scripture: ScriptureReader;
let understanding: ReturnType<typeof openTestUnderstanding>;
let closeScripture: () => Promise<void>;

beforeAll(async () => {
  ({ scripture, close: closeScripture } = await openTestScripture());
  understanding = openTestUnderstanding();
  await say('What does the Bible say about hope?');
}, 120_000);
afterAll(async () => {
  await understanding.close();
  await closeScripture();
});

/** Says one message after the other, and returns the last answer: its prose and the references that are shown at once. */
async function say(...asked: string[]) {
  const messages: ChatMessage[] = [];
  let answer = { text: '', shown: [] as string[], suggestions: [] as string[] };
  for (const text of asked) {
    messages.push({ role: 'user', text });
    const { plan, requestFor } = await planRun(bibleChat, {
      input: { length: 'standard', view: 'single' },
      scripture,
      understanding: understanding.understanding,
      messages: [...messages],
    });
    const parts = plan.sections.flatMap((section) => [
      ...(section.write ? [bibleChat.compose(requestFor(section))] : []),
      ...section.blocks.map((block) =>
        block.type === 'verse' ? `${block.reference}\n${block.text}` : 'text' in block ? block.text : '',
      ),
    ]);
    answer = {
      text: parts.join('\n'),
      shown: plan.sections
        .filter(({ folded }) => !folded)
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.type === 'verse' ? [block.reference] : [])),
      suggestions: plan.suggestions ?? [],
    };
    messages.push({ role: 'assistant', text: parts.join('\n\n') });
  }
  return answer;
}

test.each([
  ['wat dos jesus say abot worying', /birds and field flowers/],
  ['i cant stop worrying about my kids', /birds and field flowers/],
  ['i feel like god has abandoned me', /alone|lament|Psalm/i],
  ['who was job', /land of Uz/],
  ['Who killed Goliath?', /young shepherd/],
  ['Who betrayed Jesus and for how much?', /thirty pieces/],
  ['what does hesed mean', /love that keeps its promise/],
  ['was the forbidden fruit really an apple', /fruit/],
  ['hola, ¿qué dice la Biblia sobre el miedo?', /no temas/],
])('"%s" is answered by its nearest phrasing', async (question, expected) => {
  expect((await say(question)).text).toMatch(expected);
});

test.each([
  [['John 3:16', 'what about verse 17?'], 'John 3:17'],
  [['Psalm 23', 'verse 4'], 'Psalm 23:4'],
  [['John 11:35', 'and the next verse?'], 'John 11:36'],
])('%j shows the passage of the last answer at another place', async (thread, reference) => {
  expect((await say(...thread)).shown).toEqual([reference]);
});

test('"another one" shows a passage that was not shown, and a psalm to someone who asked for a psalm', async () => {
  const { shown } = await say('psalm for anxiety', 'another one');

  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatch(/^Psalm (?!94)/);
});

test('what another church holds is answered from the subject before', async () => {
  expect((await say('what is communion', 'what do Baptists say?')).text).toMatch(/\*\*.*Baptist.*\*\*/);
  expect((await say('is it ok to be cremated', 'what do the orthodox think')).text).toContain('**Orthodox');
});

test('a wife, a mother-in-law or a husband is that of the person before', async () => {
  expect((await say('who was Moses', 'and his wife?')).text).toContain('Zipporah');
  expect((await say('who was Ruth', 'and Boaz?')).text).toContain('landowner');
});

test('"shorter" keeps the sentence that decides, and a verse', async () => {
  const { text, shown } = await say('do i have to tithe', 'ok shorter');

  expect(text).toMatch(/^The New Testament does not repeat the tenth as a rule/);
  expect(shown).toHaveLength(1);
});

test('a subject that is named plainly wins over the story around it and the subject before', async () => {
  const asked = 'I yelled at my kids again this morning before school. what does the bible say about anger';

  expect((await say(asked)).text).toMatch(/^Yelling/);
  expect((await say('who was Ruth', "Who's Darby")).text).not.toMatch(/Ruth|Boaz/);
  expect((await say('is it ok to be cremated', 'who was Ruth')).text).toMatch(/Moab/);
});

test.each([
  [['john 3', 'verse 17?', 'and 18 seems to say the opposite'], 'John 3:18'],
  [['John 3:16', '3:18?'], 'John 3:18'],
  [
    ['Why did God tell Abraham to kill his son', 'did Isaac know', 'Where does Hebrews talk about it?'],
    'Hebrews 11:17-19',
  ],
  [['what is grace', 'and Luke 24:13?'], 'Luke 24:13'],
])('%j shows the passage that is named last', async (thread, reference) => {
  expect((await say(...thread)).shown).toEqual([reference]);
});

test('a passage that is named as not wanted is not shown', async () => {
  const { shown } = await say('I need a verse for my sons shirt. not the Phil 4:13 one everybody uses');

  expect(shown).not.toContain('Philippians 4:13');
});

test('no one is called right who did not object', async () => {
  for (const said of ['but my pastor says gross not net', "that's right", 'my grandma said so'])
    expect((await say('do i have to tithe', said)).text).not.toMatch(/Thank you for saying so|fair/);
});

test('a remark in a calm conversation lists no one to call', async () => {
  for (const thread of [
    ['pre trib or post trib', 'but my pastor says anybody who doesnt believe pretrib isnt reading the bible'],
    ['what does grace mean', 'be straight with me'],
    ['que significa Getsemaní', 'versículo completo por favor'],
  ])
    expect((await say(...thread)).text).not.toMatch(/911|988/);
});

test('an answer that was given is not given again to another question', async () => {
  const first = (await say('can christians drink beer')).text.slice(0, 80);

  expect((await say('can christians drink beer', 'is it a sin for a christian to drink alcohol')).text).not.toContain(
    first,
  );
  expect((await say('can christians drink beer', 'can christians drink beer')).text).toContain(first);
});

test('why God punished Pharaoh is no wish for harm', async () => {
  expect((await say("Why did God harden Pharaoh's heart and then punish him for it?")).text).not.toMatch(
    /harm on|curse/,
  );
});

test('a job is not the man Job', async () => {
  expect((await say('How do I know if God wants me to take this job in Denver')).text).not.toMatch(/Uz|Satan/);
});

test('a passage is looked up in Spanish, with a verse beside it and shorter', async () => {
  expect((await say('¿Qué significa el Salmo 23 versículo 4?')).text).toMatch(/texto de Salmo 23:4/);
  expect((await say('Salmo 23:4', '¿y el versículo 5?')).shown).toEqual(['Psalm 23:5']);
  expect((await say('Romanos 8', 'más corto')).shown).toEqual(['Romans 8:1']);
  expect((await say('¿qué dice la Biblia sobre el perdón?', 'más corto')).text).not.toMatch(/No entiendo|no entiendo/);
  expect((await say('¿quién fue María?', '¿dónde dice ayúdate que yo te ayudaré?')).text).not.toMatch(
    /Lucas 1:38|Luke 1:38/,
  );
});

test.each([
  ['a person is not taken for another one', ['Why did Peter deny Jesus?', 'did Jesus forgive him'], /feed my sheep/],
  ['a story is asked for its point', ['Who was Jonah?', 'whats the point of the story'], /mercy is wider/],
  ['a question of its own subject goes first', ['Who was Melchizedek?', 'is he Jesus?'], /Melchizedek/],
  [
    'a question that nothing fits does not end the thread',
    ['Who was Esther?', 'purple zebra bicycle', 'was she married?'],
    /Xerxes|Ahasuerus|king/,
  ],
  [
    'an answer that was not shown is no subject',
    ['who is Jonah', 'my neighbor says he is a purple zebra', 'why did he run away?'],
    /Nineveh/,
  ],
  ['a feeling is no subject', ['What is the book of Ecclesiastes about', 'sounds depressing'], /Many readers/],
  ['the page takes no side', ['Do we have free will, or is everything decided?', 'which one are you'], /take no side/],
  [
    'one sentence of a story asks',
    ['my mother in law says its a sin to cremate. my husband wanted to be cremated. he loved the sea'],
    /cremat/i,
  ],
  ['a place is asked for, whatever else was prepared', ['what is grace', 'is that in the bible'], /Ephesians 2/],
] as const)('%s', async (_, asked, expected) => {
  expect((await say(...asked)).text).toMatch(expected);
});

test.each([
  [['¿Quién fue Moisés?', '¿por qué no entró en la tierra prometida?'], /Meribá/],
  [['¿Qué dice la Biblia sobre el miedo?', '¿por qué?'], /El miedo es humano/],
  [['¿Qué dice la Biblia sobre el divorcio?', '¿y qué hago?'], /en voz alta/],
  [
    ['¿Qué dice la Biblia sobre el trabajo en domingo? Me ponen turno todos los domingos y no puedo ir a la iglesia.'],
    /turno/,
  ],
] as const)('in Spanish %j is answered', async (asked, expected) => {
  expect((await say(...asked)).text).toMatch(expected);
});

test('a Spanish follow-up on a side matter gets neither the answer before nor another subject', async () => {
  const { text } = await say('¿Qué dice la Biblia sobre el perdón?', '¿Entonces tengo que olvidar el dinero?');

  expect(text).toMatch(/No tengo una respuesta para/);
  expect(text).not.toMatch(/raíz de muchos males|renunciar a la venganza/);
});

test('a translation that is not imported is named as missing, and the church’s own is shown', async () => {
  const { text, shown } = await say('Psalm 23:1', 'in the NIV');

  expect(text).toMatch(/NIV.*World English Bible/);
  expect(shown).toEqual(['Psalm 23:1']);
});

test.each([
  [['Who was Boaz?', 'whats the sandal thing', 'can u make that 2 sentences for my kids'], /^Taking off a sandal/],
  [['what is grace', 'verse?'], /^The clearest place is/],
  [['what is grace', 'KJV please'], /King James|KJV/i],
  [['what is grace', 'Rhyming? and mention the pie'], /can’t write rhymes/],
] as const)('%j reshapes the last answer', async (thread, expected) => {
  expect((await say(...thread)).text).toMatch(expected);
});

test('"What should I say" gets a sentence to say', async () => {
  expect((await say("My coworker's mom died. What should I say to her?")).text).toContain('I am so sorry');
});

test('a question without an answer is met with questions that are near it, or with none', async () => {
  const { text, suggestions } = await say('what does Ebenezer mean');

  expect(text).toMatch(/don’t have an answer/);
  expect(suggestions.length).toBeLessThanOrEqual(3);
  expect((await say('did adam have a belly button')).suggestions).not.toContain('Is cussing a sin?');
});

test('an answer begins with yes or no only when yes or no was asked', async () => {
  expect((await say('Is it wrong to doubt?')).text).toMatch(/^No\./);
  expect((await say('I have so many doubts about my faith lately')).text).not.toMatch(/^(?:Yes|No)\b/);
  expect((await say('what does all things work together for good mean')).text).not.toMatch(/^(?:Yes|No)\b/);
});

test('a verse that the oldest manuscripts lack is shown with a sentence about them', async () => {
  expect((await say('Acts 8:37')).text).toMatch(/oldest manuscripts of Acts/);
  expect((await say('Acts 8:36')).text).not.toMatch(/manuscripts/);
});

test.skipIf(!fixtures)(
  titled('a verse that the church’s text leaves out comes from the King James Version'),
  async () => {
    const printed = await openPrintedScripture();
    const { plan, requestFor } = await planRun(bibleChat, {
      input: { length: 'standard', view: 'single' },
      church: { ...someChurch, translation: 'bsb' },
      scripture: printed.scripture,
      messages: [{ role: 'user', text: 'Acts 8:37' }],
    });
    const verses = plan.sections.flatMap(({ blocks }) => blocks).filter((block) => block.type === 'verse');
    await printed.close();

    expect(verses).toMatchObject([{ reference: 'Acts 8:37', translationId: 'kjv' }]);
    expect(bibleChat.compose(requestFor('answer'))).toMatch(/Berean Standard Bible.*oldest manuscripts/s);
  },
);

test.each([
  [['1 Samuel 17:40-51', 'how many stones did he take'], '1 Samuel 17:40-41'],
  [['Acts 16:25-34', 'who was with paul?'], /Acts 16:(?:25|29)/],
])('%j is answered from the passage above', async (thread, reference) => {
  expect((await say(...thread)).shown[0]).toMatch(reference);
});

test('what the passage above does not tell is not answered from it', async () => {
  expect((await say('Acts 16:25-34', 'does that mean babies too')).text).not.toMatch(/passage above/);
  expect((await say('Psalm 23', 'who were the kings of Assyria')).text).not.toMatch(/passage above/);
});

test('the testament is that of the passages of the answer before', async () => {
  expect((await say('Who was Ruth?', 'is that in the old testament')).text).toMatch(/in the Old Testament/);
  expect((await say('John 3:16', 'is that in the NT?')).text).toMatch(/in the New Testament/);
});

test('a judgment on what was spoken of stays with it', async () => {
  expect((await say('is gambling wrong', 'so is it a sin')).text).toMatch(/lottery|Lots|gambling/i);
});

test('the sense of a passage is what is prepared on it, and not the passage once more', async () => {
  expect((await say('John 11:30-44', 'what’s the lesson')).text).not.toMatch(/^Below is|^Here is/);
});

test.each([
  [['¿Qué dice la Biblia sobre el divorcio?'], /Jesús recuerda que el matrimonio/],
  [['¿Por qué permite Dios el sufrimiento?'], /Job pregunta/],
  [['¿Qué dice la Biblia sobre el perdón?', '¿Y si la otra persona no pide perdón?'], /soltar el rencor/],
  [['¿Qué dice la Biblia sobre el perdón?', '¿Cuántas veces hay que perdonar?'], /setenta veces siete/],
  [['¿Quién fue Ester?', '¿y su primo?'], /Mardoqueo era primo/],
])('%j is answered in Spanish', async (thread, expected) => {
  expect((await say(...thread)).text).toMatch(expected);
});
