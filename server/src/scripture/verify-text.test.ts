import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestTexts } from './fixtures.testing.ts';
import { ordinarySentences } from './ordinary-sentences.fixture.ts';
import { invented, retold } from './paraphrases.fixture.ts';
import type { TextIndex } from './text-index.ts';
import { plainOf } from './verified-text.ts';
import { verifyText } from './verify-text.ts';

let texts: readonly TextIndex[];
let close: () => Promise<void>;

beforeAll(async () => {
  ({ texts, close } = await openTestTexts());
}, 30_000);
afterAll(() => close());

const check = (text: string) => verifyText(text, { texts });
const states = (text: string) =>
  check(text).segments.flatMap((segment) => (segment.type === 'quotation' ? [[segment.state, segment.reference]] : []));

const son = 'For God so loved the world, that he gave his one and only Son';

test.each([
  [`“${son}” (John 3:16)`, 'verified', 'John 3:16'],
  [`"${son.toUpperCase()}" — John 3:16`, 'verified', 'John 3:16'],
  [`John 3:16 says, "${son}."`, 'verified', 'John 3:16'],
  [`> ${son}\n> — John 3:16`, 'verified', 'John 3:16'],
  [`“For God so loved the world … have eternal life” (John 3:16)`, 'verified', 'John 3:16'],
  [`“${son.replace('world', 'planet')}” (John 3:16)`, 'set-right', 'John 3:16'],
  [
    `“${son.replace('For ', '')}, that whoever believes in him should not perish, but have eternal life.” (John 3:16)`,
    'set-right',
    'John 3:16',
  ],
  [`“${son}” (John 3:17)`, 'set-right', 'John 3:16'],
  [`“${son}” (Jude 3:16)`, 'set-right', 'John 3:16'],
  [`“Jesus wept.” (John 11:35)`, 'verified', 'John 11:35'],
  [`“Jesus cried.” (John 11:35)`, 'set-right', 'John 11:35'],
  [`“God loved everyone so much that he gave his Son” (John 3:16)`, 'set-right', 'John 3:16'],
  [`Dear friends, ${son}.`, 'verified', 'John 3:16'],
  [
    `Dear friends, ${son.replace('world', 'earth')}, that whoever believes in him should not perish.`,
    'set-right',
    'John 3:16',
  ],
  ['Read [[John 11:35]] tonight.', 'verified', 'John 11:35'],
])('%s', (text, state, reference) => {
  expect(states(text)).toEqual(
    text.includes('…')
      ? [
          [state, reference],
          [state, reference],
        ].slice(0, states(text).length)
      : [[state, reference]],
  );
});

const rich = 'God wants all of us to be rich and to win';

test.each([
  ['a quotation that is never closed', `John 3:16 promises: “${rich}`],
  ['one whose reference is inside it', `It is promised: “${rich} (John 3:16).\n\nPeace to you.`],
  ['one with sentences behind it', `John 3:16 promises: "${rich}. He has said it.`],
  ['single marks', `It is promised: ‘${rich}’ (John 3:16).`],
  ['typed single marks', `It is promised: 'God\u2019s people ${rich}' - John 3:16.`],
  ['single marks behind a comma', `In John 3:16 he says, '${rich}'.`],
  ['an ellipsis behind words that stand there', `“${son} … and ${rich}” (John 3:16).`],
  ['a quotation of two sentences', `“${rich}. He has said it.” (John 3:16) `],
  ['a sentence of its own that names the place', `“${rich}.” That is John 3:16.`],
])('invented words are left out with their sentence: %s', (_, text) => {
  const checked = check(`We met today. ${text}\n\nAnd now we sing.`);

  expect(plainOf(checked).replace(/\s+/g, ' ').replace('Peace to you. ', '')).toMatch(
    /^We met today\. (?:\(John 3:16\)\. )?And now we sing\.$/,
  );
  expect(checked.notices).toEqual([
    {
      about: 'left-out',
      message: expect.objectContaining({
        en: expect.stringMatching(/^John 3:16 doesn’t say that,/),
      }),
    },
  ]);
  expect(checked.counts).toMatchObject({ 'left-out': 1, 'set-right': 0 });
  expect(plainOf(verifyText(text, { texts: [] }))).not.toContain('rich');
});

const retelling = 'God loved everyone so much that he gave his Son';

test.each([
  [`“${retelling}” (John 3:16).`, `In other words: ${retelling} (John 3:16).`],
  [`We sat. “${retelling}.” (John 3:16)`, `We sat. In other words: ${retelling}. (John 3:16)`],
  [`John 3:16 says, “${retelling}.”`, `John 3:16 says, in other words: ${retelling}.`],
  [`John 3:16 says: ‘${retelling}.’`, `John 3:16 says: in other words, ${retelling}.`],
  [`John 3:16 says: “${retelling}`, `John 3:16 says: in other words, ${retelling}`],
])('a paraphrase is introduced as one: %s', (typed, shown) => {
  expect(plainOf(check(typed))).toBe(shown);
  expect(check(typed).notices).toMatchObject([{ about: 'set-right', reference: 'John 3:16' }]);
});

test('paraphrases are kept, and inventions are left out', () => {
  const left = (rows: readonly (readonly [string, string])[]) =>
    rows.filter(([words, reference]) => plainOf(check(`“${words}” (${reference}).`)).includes(words)).length;

  console.info(
    `Retold verses kept and declared: ${left(retold)} of ${retold.length}; invented ones left out: ${invented.length - left(invented)} of ${invented.length}.`,
  );
  expect(left(retold) / retold.length).toBeGreaterThan(0.8);
  expect(left(invented) / invented.length).toBeLessThan(0.05);
});

test('words of the Bible after an unclosed mark are printed as in the text', () => {
  expect(plainOf(check(`John 3:16 says: “${son.replace('world', 'planet')}`))).toBe(`John 3:16 says: “${son}`);
  expect(plainOf(check('He was 6" tall, says 1 Samuel 17:4, and 9\' more.'))).toContain('6" tall');
});

test('the printed words are shown, whatever was typed', () => {
  expect(plainOf(check(`“${son.replace('world', 'planet')}.” (John 3:17)`))).not.toContain(
    '“For God so loved the planet',
  );
  expect(plainOf(check(`“${son.toLowerCase().replace('world', 'earth')}!” (John 3:16)`))).toBe(`“${son}!” (John 3:16)`);
  expect(plainOf(check(`“${son}” (Luke 3:16)`))).toBe(`“${son}” (John 3:16)`);
  expect(plainOf(check('Read [[John 11:35]] tonight.'))).toBe('Read John 11:35 tonight.');
});

test('a placeholder becomes its reference and lists its verses; alone on its line it leaves no text', () => {
  const checked = check('He said “[[John 11:35]]” there.\n\n[[Psalm 23:1; Psalm 23:4]]\n\nSo it is.');

  expect(plainOf(checked)).toBe('He said John 11:35 there.\n\n\n\nSo it is.');
  expect(checked.verses).toMatchObject([
    { reference: 'John 11:35', translationId: 'web', text: 'Jesus wept.', status: 'verified' },
    { reference: 'Psalm 23:1', status: 'verified' },
    { reference: 'Psalm 23:4', status: 'verified' },
  ]);
  expect(checked.counts).toMatchObject({ verified: 2, 'left-out': 0 });
});

test('a sentence with a verse that does not exist is left out, and its neighbors stay', () => {
  const { notices, counts, ...checked } = check(
    'God is near. John 3:99 promises rest. See Hezekiah 3:1 too. Come on Sunday.',
  );

  expect(plainOf({ notices, counts, ...checked })).toBe('God is near. Come on Sunday.');
  expect(counts).toMatchObject({ 'left-out': 2 });
  expect(notices[0]?.message.en).toMatch(/^John 3 has 36 verses, so there’s no verse 99\./);
});

test('a verse of another numbering is kept with a notice, and a range is cut to its existing verses', () => {
  const { segments, notices } = check('Compare Acts 8:37 with Revelation 22:18-25.');

  expect(segments.filter(({ type }) => type === 'reference')).toMatchObject([
    { state: 'verified', text: 'Acts 8:37' },
    { state: 'set-right', text: 'Revelation 22:18-21' },
  ]);
  expect(notices.map(({ about }) => about)).toEqual(['linked', 'set-right']);
});

test('each quoted passage is listed once in whole verses, with a line for one that is often misused', () => {
  const { verses, notices } = check(
    '“I can do all things through Christ” (Philippians 4:13). “I can do all things through Christ” (Philippians 4:13).',
  );

  expect(verses).toHaveLength(1);
  expect(verses[0]).toMatchObject({
    reference: 'Philippians 4:13',
    translation: 'World English Bible',
    note: expect.stringMatching(/prison/),
  });
  expect(notices.filter(({ about }) => about === 'context')).toHaveLength(1);
});

test('a saying presented as scripture gets a notice, and no notice elsewhere', () => {
  expect(check('The Bible says that God helps those who help themselves.').notices).toMatchObject([
    { about: 'saying', reference: 'Romans 5:6' },
  ]);
  expect(check('My grandmother used to tell us that this too shall pass.').notices).toEqual([]);
});

test('without a Bible text references are checked and no words are shown', () => {
  const checked = verifyText(`“${son}” (John 3:16). Read [[Psalm 23:1]]. In John 3:99 we see more.`, { texts: [] });

  expect(plainOf(checked)).toBe('John 3:16 (John 3:16). Read Psalm 23:1. ');
  expect(checked.verses).toMatchObject([
    { reference: 'John 3:16', text: '' },
    { reference: 'Psalm 23:1', text: '', href: expect.stringContaining('Psalm%2023%3A1') },
  ]);
});

test('none of 300 ordinary sentences is taken for scripture', () => {
  const taken = ordinarySentences.flatMap((sentence) => {
    const { segments, notices } = check(sentence);
    return notices.length > 0 || segments.some(({ type }) => type !== 'text') ? [sentence] : [];
  });

  expect(ordinarySentences.length).toBeGreaterThanOrEqual(300);
  expect(new Set(ordinarySentences).size).toBe(ordinarySentences.length);
  expect(taken).toEqual([]);
  expect(states(ordinarySentences.join(' '))).toEqual([]);
});

test('hostile text does not throw or take long', () => {
  const hostile = [
    '“'.repeat(3_000),
    '[['.repeat(2_000),
    `${'> a\n'.repeat(500)}John 3:16`,
    `"${'the '.repeat(2_000)}" (Psalm 119)`,
    '\u0000“\ud800”',
    '',
  ];
  for (const text of hostile) expect(typeof plainOf(check(text))).toBe('string');
});
