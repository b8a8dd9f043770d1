import { applyRunEvent, emptyRun, type RunEvent } from '@lampstand/sdk/app';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Plan } from '../../ministry-apps/contract.ts';
import { createImportedTexts } from '../../scripture/imported-texts.ts';
import { buildTextIndex, type TextIndex } from '../../scripture/text-index.ts';
import { someChurch } from '../../testing/church-voice.ts';
import { openTestScripture } from '../../testing/scripture-database.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TextWriter } from '../../writing/index.ts';
import { runEvents } from './run-events.ts';

let texts: readonly TextIndex[];
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openTestScripture();
  close = opened.close;
  texts = await createImportedTexts(opened.db).current();
}, 30_000);
afterAll(() => close());

const shown = {
  type: 'verse',
  reference: 'John 11:35',
  translation: 'World English Bible',
  text: 'Jesus wept.',
  status: 'verified',
} as const;
const planned = (spoken?: true): Plan => ({
  title: 'A word for today',
  notices: [],
  sections: [
    { id: 'word', title: 'Word', blocks: [shown], write: { place: 'after', maxWords: 200, ...(spoken && { spoken }) } },
  ],
});
const app = testApp({
  solve: () => undefined,
  document: () => planned(),
  compose: () => 'The built-in writer wrote this.',
});

/** A model that writes these texts one after the other, a few letters at a time. */
function modelThatWrites(...answers: string[]) {
  const asked: string[] = [];
  const writer: TextWriter = {
    writer: { kind: 'model', model: 'test' },
    async *write() {
      const answer = answers[asked.length] ?? answers.at(-1) ?? '';
      asked.push(answer);
      yield* answer.match(/[\s\S]{1,7}/g) ?? [];
    },
  };
  return { writer, asked };
}

const builtIn = (text: string): TextWriter => ({
  writer: { kind: 'built-in' },
  async *write() {
    yield text;
  },
});

async function written(writer: TextWriter, options: { texts?: readonly TextIndex[]; spoken?: true } = {}) {
  const run = {
    app,
    plan: planned(options.spoken),
    input: {},
    result: undefined,
    appLang: 'en' as const,
    messages: [],
    church: someChurch,
    attempt: 1,
  };
  const events: RunEvent[] = [];
  const tools = { writer, texts: options.texts ?? texts };
  const whole = { ...run, asOf: '2026-11-22', notices: [], lang: 'en' as const };
  for await (const event of runEvents(whole, tools, new AbortController().signal)) events.push(event);
  const { document } = events.reduce(applyRunEvent, emptyRun());
  const blocks = document.sections[0]?.blocks.slice(1) ?? [];
  const prose = blocks.map((block) => (block.type === 'prose' ? block.text : '')).join('');
  const verses = blocks.flatMap((block) => (block.type === 'verse' ? [block] : []));
  const line = blocks.flatMap((block) => (block.type === 'callout' ? [block.text] : []));
  return { events, blocks, prose, verses, line, writer: document.writer };
}

const son = 'For God so loved the world, that he gave his one and only Son';

test.each([
  ['verified', `God is near. “${son}” (John 3:16).`, son, [['John 3:16', 'verified']], undefined],
  ['a slip', `“${son.replace('world', 'planet')}” (John 3:16).`, son, [['John 3:16', 'set-right']], /corrected/],
  ['another reference', `“${son}” (John 3:17).`, '(John 3:16)', [['John 3:16', 'set-right']], /not John 3:17/],
  [
    'a paraphrase',
    '“God loved everyone so much that he gave his Son” (John 3:16).',
    'In other words: God loved everyone',
    [],
    /aren’t the words of John 3:16/,
  ],
  ['invented', 'Come in. “God wants us all to be rich” (John 3:16). Sit.', 'Come in. Sit.', [], /doesn’t say that/],
  ['no such verse', 'Come in. All of it is in John 3:99. Sit down here.', 'Come in. Sit down', [], /removed/],
  ['not in this translation', 'See Acts 8:37 for it.', 'Acts 8:37', [], /^Some Bibles have/],
  ['a placeholder', 'Read [[Psalm 23:1]] aloud.', 'Read Psalm 23:1 aloud.', [['Psalm 23:1', 'verified']], undefined],
])('%s: what reaches the reader', async (_, typed, prose, verses, line) => {
  const found = await written(modelThatWrites(typed).writer);

  expect(found.prose).toContain(prose);
  expect(found.verses.map(({ reference, status }) => [reference, status])).toEqual(verses);
  for (const { text, translationId } of found.verses) expect([translationId, text.length > 9]).toEqual(['web', true]);
  if (line) expect(found.line.join()).toMatch(line);
  else expect(found.line).toEqual([]);
});

const ordinary = 'He asked the neighbors first, for he himself knew what he would do.';

test('a model’s prose is searched for words of the Bible, the built-in writer’s is not', async () => {
  const byModel = await written(modelThatWrites(ordinary).writer);
  const byUs = await written(builtIn(ordinary));

  expect(byModel.verses.map(({ reference }) => reference)).toEqual(['John 6:6']);
  expect(byUs).toMatchObject({ prose: ordinary, verses: [], line: [] });
});

test('references and placeholders in built-in prose are resolved, and its quotation marks are left alone', async () => {
  const text =
    'They say “rest is for the weak” (John 3:16).\n\nRead [[Psalm 23:1]] with Revelation 22:18-25. So is John 3:99.';
  const found = await written(builtIn(text));

  expect(found.prose).toContain('They say “rest is for the weak” (John 3:16).');
  expect(found.prose).toContain('Read Psalm 23:1 with Revelation 22:18-21.');
  expect(found.verses).toMatchObject([{ reference: 'Psalm 23:1', status: 'verified' }]);
  expect(found.line).toEqual([expect.stringMatching(/^Revelation 22 has 21 verses.+John 3 has 36 verses/)]);
});

test('words of another text on the server are shown as that text prints them, under its name', async () => {
  const old =
    'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.';
  const details = {
    id: 'old',
    name: 'An older Bible',
    abbreviation: 'OLD',
    language: 'en',
    copyright: 'Printed long ago.',
  };
  const older = await buildTextIndex(details, [{ id: 43_003_016, text: old }]);
  const { writer } = modelThatWrites(`“${old.toLowerCase().slice(0, -1)}” (John 3:16).`);

  const found = await written(writer, { texts: [...texts, older] });

  expect(found.prose).toBe(`“${old.slice(0, -1)}” (John 3:16).`);
  expect(found.verses).toEqual([
    {
      ...{ type: 'verse', reference: 'John 3:16', text: old, status: 'verified' },
      ...{ translation: 'An older Bible', translationId: 'old', copyright: 'Printed long ago.' },
    },
  ]);
  expect(found.line).toEqual([]);
});

test('no event of a run has an invented quotation in its marks', async () => {
  const invented = 'whoever gives the most shall be first and shall never be sad';
  const { events } = await written(modelThatWrites(`Friends. “${invented}” (Luke 6:38). Peace to you all.`).writer);
  const sent = events.map((event) => (event.type === 'text' ? event.delta : '')).join('');

  expect(sent).toContain('Friends.');
  expect(sent).not.toMatch(/[“”]/);
});

test('a model that begins with a false verse is asked once more', async () => {
  const { writer, asked } = modelThatWrites('It stands in John 3:99. More follows here.', `“${son}” (John 3:16).`);
  const found = await written(writer);

  expect(asked).toHaveLength(2);
  expect(found.prose).toContain(son);
  expect(found.line).toEqual([]);
});

test('a model that repeats a false verse, or names one later, loses the sentence, and a line says so', async () => {
  const stubborn = modelThatWrites('It stands in John 3:99. More follows here.');
  const late = modelThatWrites('We begin well today with thanks. It stands in John 3:99. More follows here.');

  expect(await written(stubborn.writer)).toMatchObject({
    prose: 'More follows here.',
    line: [expect.stringMatching(/^John 3 has 36 verses/)],
  });
  expect((await written(late.writer)).prose).toBe('We begin well today with thanks. More follows here.');
  expect([stubborn.asked.length, late.asked.length]).toEqual([2, 1]);
});

test('a passage that the app shows is not shown twice, and prose to be read aloud stays in one piece', async () => {
  const twice = await written(modelThatWrites('“Jesus wept.” (John 11:35)').writer);
  const text = `“${son}” (John 3:16).\n\nSo be it.`;

  expect(twice.verses).toEqual([]);
  expect((await written(modelThatWrites(text).writer)).blocks.map(({ type }) => type)).toEqual([
    'prose',
    'verse',
    'prose',
  ]);
  expect((await written(modelThatWrites(text).writer, { spoken: true })).blocks).toMatchObject([
    { type: 'prose', spoken: true },
    { type: 'verse' },
  ]);
});

test('without a Bible text references are checked and linked, and no words are shown', async () => {
  const typed = `“${son}” (John 3:16).\n\n[[Psalm 23:1]]\n\nJohn 3:99 says more.`;
  const { prose, verses, line } = await written(modelThatWrites(typed).writer, { texts: [] });

  expect(prose).not.toContain('loved');
  expect(prose).not.toContain('3:99');
  expect(verses.map(({ reference, text, href }) => [reference, text, href?.startsWith('https://')])).toEqual([
    ['John 3:16', '', true],
    ['Psalm 23:1', '', true],
  ]);
  for (const { note } of verses) expect(note).toBe('No Bible translation is available.');
  expect(line).toEqual([expect.stringMatching(/^John 3 has 36 verses/)]);
});

test('a sentence is shown five words after its end, though the next one is not complete', async () => {
  let written = '';
  const shown: string[] = [];
  const writer: TextWriter = {
    writer: { kind: 'model', model: 'test' },
    async *write() {
      for (const word of 'We planted beans. The rain came late this year and nobody minded. So be it.'.split(
        /(?<= )/,
      )) {
        written += word;
        yield word;
      }
    },
  };
  const run = {
    app,
    plan: planned(),
    input: {},
    result: undefined,
    appLang: 'en' as const,
    messages: [],
    church: someChurch,
    attempt: 1,
    asOf: '2026-11-22',
    lang: 'en' as const,
  };
  const events = runEvents({ ...run, notices: [] }, { writer, texts }, new AbortController().signal);
  for await (const event of events) if (event.type === 'text') shown.push(`${event.delta} | ${written}`);

  expect(shown[0]).toBe('We planted beans. | We planted beans. The rain came late this ');
});

test('a model’s text gives the same result however it arrives', async () => {
  const text = [
    '## A word',
    `Dr. Lee said: “${son.replace('world', 'planet')}.” (John 3:16)`,
    'Vote for the other party. Rest a while. It is written in John 3:99.',
    '- one thing\n- another thing\n- a third thing',
    'Sit with somebody today. ‘Be still. Say the names slowly.’ Then go on, and take your time with it.',
    'Say the names slowly, one after the other. Leave a silence after each of them. Amen.',
  ].join('\n\n');
  const whole = await written({
    writer: { kind: 'model', model: 'test' },
    write: async function* () {
      yield text;
    },
  });

  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 30 }), async (places) => {
      const bounds = [0, ...places.sort((a, b) => a - b), text.length];
      const cut = await written({
        writer: { kind: 'model', model: 'test' },
        write: async function* () {
          for (const [at, from] of bounds.entries()) yield text.slice(from, bounds[at + 1] ?? from);
        },
      });

      expect([cut.prose, cut.verses, cut.line]).toEqual([whole.prose, whole.verses, whole.line]);
    }),
    { numRuns: 40 },
  );
  expect(whole.prose).toMatch(/^A word\n\nDr\. Lee said: “For God so loved the world.+Rest a while\./s);
  expect(whole.prose).not.toMatch(/party|3:99|planet/);
});
