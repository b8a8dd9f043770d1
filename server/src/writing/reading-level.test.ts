import { type ReadingLevel, readingLevels, traditions } from '@lampstand/sdk/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScriptureReader } from '../scripture/reader.ts';
import { someChurch } from '../testing/church-voice.ts';
import { openTestScripture } from '../testing/scripture-database.ts';
import { type Asked, asked, documentFor } from './documents.fixture.ts';
import { explanations, simply } from './reading-level.ts';

let scripture: ScriptureReader;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ scripture, close } = await openTestScripture());
});
afterAll(() => close());

/** Words a sentence, and words of more than six letters in a hundred, counted anew and in the plainest way. */
function measure(texts: readonly string[]) {
  let [words, long, ends] = [0, 0, 0];
  for (const text of texts) {
    const found = text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
    words += found.length;
    long += found.filter((word) => word.length > 6).length;
    ends += text.match(/[.!?](?=\W*(?:\s|$))/g)?.length ?? 1;
  }
  return { sentence: words / ends, long: (long * 100) / words };
}

async function readAt(visits: readonly Asked[], readingLevel: ReadingLevel) {
  const texts: string[] = [];
  for (const one of visits) {
    const { prose } = await documentFor(one, { ...someChurch, readingLevel }, scripture);
    texts.push(...Object.values(prose));
  }
  return measure(texts);
}

test.each(Object.entries(asked))(
  '%s is easiest where words are to be simple, and hardest where they may be full',
  async (id, visits) => {
    const read = {
      simple: await readAt(visits, 'simple'),
      everyday: await readAt(visits, 'everyday'),
      full: await readAt(visits, 'full'),
    };
    const lix = ({ sentence, long }: ReturnType<typeof measure>) => sentence + long;

    console.info(
      `${id}, ${visits.length} visits: ${readingLevels
        .map(
          (level) =>
            `${level} ${read[level].sentence.toFixed(1)} words a sentence, ${read[level].long.toFixed(1)} % long, LIX ${lix(read[level]).toFixed(1)}`,
        )
        .join('; ')}`,
    );
    expect(lix(read.simple)).toBeLessThan(lix(read.everyday));
    expect(lix(read.everyday)).toBeLessThanOrEqual(lix(read.full));
    expect(read.simple.sentence).toBeLessThan(read.everyday.sentence);
    expect(read.everyday.sentence).toBeLessThanOrEqual(read.full.sentence);
  },
  120_000,
);

test.each([
  ['a church word', 'Repentance is hard.', 'Turning back to God is hard.'],
  [
    'two clauses',
    'Joy is deeper than good luck; it can stand beside tears.',
    'Joy is deeper than good luck. It can stand beside tears.',
  ],
  [
    'a second clause with "and"',
    'Faith needs practice, and it grows by use.',
    'Faith needs practice. It grows by use.',
  ],
  ['one with "but"', 'The text is old, but it speaks to us.', 'The text is old. But it speaks to us.'],
  [
    'a printed quotation',
    'It says “repentance; it is near us, and we know it well”.',
    'It says “repentance; it is near us, and we know it well”.',
  ],
  ['a condition', 'If it hurts, and you may be right, wait.', 'If it hurts, and you may be right, wait.'],
  [
    'a list after a colon',
    'Two questions: who may come; how one should come to it.',
    'Two questions: who may come; how one should come to it.',
  ],
  ['a short pair', 'I ask for you, and you and they know.', 'I ask for you, and you and they know.'],
  ['a salvation of somebody', 'The rock of my salvation.', 'The rock of my salvation.'],
])('simple words: %s', (_, text, plain) => {
  expect(simply(text)).toBe(plain);
});

test('simple words leave alone what the visitor has typed', () => {
  const typed = 'My sorrow is deep, and it will not go.';

  expect(
    simply('Lord, my sorrow is deep, and it will not go. Your compassion is deep, and it will not go.', typed),
  ).toBe('Lord, my sorrow is deep, and it will not go. Your kindness is deep, and it will not go.');
});

test.each([
  [
    'the first words of the church in a text',
    'Repentance comes by grace, says a psalm.',
    '',
    '*Repentance:* turning back to God. *Grace:* love from God that we do not earn.',
  ],
  ['nothing that the page is about', 'Grace is free.', 'What is grace?', ''],
  ['nothing in a quotation', 'It says “repentance”.', '', ''],
  ['nothing where there is no church word', 'Take your time.', '', ''],
])('everyday words explain %s', (_, text, known, line) => {
  expect(explanations(text, { avoid: [], known })).toBe(line);
});

test('an explanation does not use a word that the church avoids', () => {
  expect(explanations('Repentance.', { avoid: ['turning'], known: '' })).toBe('');
});

test.each(Object.entries(asked))(
  'each tradition is heard in %s',
  async (id, visits) => {
    // What is told first where Christians differ is that of a tradition; non-denominational churches hold no one view.
    const none = id === 'bible-chat' ? ['general', 'other', 'non-denominational'] : ['general', 'other'];
    const named = traditions.filter((tradition) => !none.includes(tradition));
    const documents = async (tradition: (typeof traditions)[number]) => {
      const written = [];
      for (const one of visits.slice(0, id === 'debt-coach' ? 10 : 160)) {
        const { plan, prose } = await documentFor(one, { ...someChurch, tradition }, scripture);
        written.push(JSON.stringify([plan.sections, prose]));
      }
      return written;
    };
    const general = await documents('general');

    for (const tradition of named) {
      const own = await documents(tradition);
      expect(own.some((text, index) => text !== general[index])).toBe(true);
    }
  },
  120_000,
);
