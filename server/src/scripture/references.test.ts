import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestScripture } from '../testing/scripture-database.ts';
import type { FoundReference, ScriptureReader } from './reader.ts';

let scripture: ScriptureReader;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ scripture, close } = await openTestScripture());
});
afterAll(() => close());

const brief = ({ typed, status, reference }: FoundReference) => [typed, status, reference];
const found = async (text: string) => (await scripture.references(text)).map(brief);

test('a sequence continues the book and the chapter', async () => {
  expect(await found('Jn 3:16-18, 20; 4:1')).toEqual([
    ['Jn 3:16-18', 'ok', 'John 3:16-18'],
    ['20', 'ok', 'John 3:20'],
    ['4:1', 'ok', 'John 4:1'],
  ]);
});

test.each([
  ['What does Hezekiah 3:16 say?', 'Hezekiah 3:16', 'There’s no book called Hezekiah in the Bible.'],
  ['what does hezekiah 3:16 say', 'hezekiah 3:16', 'There’s no book called Hezekiah in the Bible.'],
  ['As Second Opinions 4:12 puts it', 'Second Opinions 4:12', 'There’s no book called Second Opinions in the Bible.'],
  ['Read 3 Kings 4:5 tonight', '3 Kings 4:5', 'There’s no book called 3 Kings in the Bible.'],
])('a book that is not in the Bible is named: %s', async (text, typed, problem) => {
  const references = await scripture.references(text);

  expect(references).toEqual([
    { typed, start: text.indexOf(typed), end: text.indexOf(typed) + typed.length, status: 'no-such-book', problem },
  ]);
});

test.each([
  ['John 3:37', 'John 3 has 36 verses, so there’s no verse 37.'],
  ['John 3:99', 'John 3 has 36 verses, so there’s no verse 99.'],
  ['Obadiah 22', 'Obadiah 1 has 21 verses, so there’s no verse 22.'],
  ['Genesis 51', 'Genesis has 50 chapters, so there’s no chapter 51.'],
  ['Genesis 51:3', 'Genesis has 50 chapters, so there’s no chapter 51.'],
  ['Psalm 151:1', 'There are 150 psalms, so there’s no Psalm 151.'],
  ['Jude 2:3', 'There’s no Jude 2:3 in the Bible.'],
  ['John 3:0', 'Verses start at 1, so there’s no John 3:0.'],
  ['Genesis 0:1', 'There’s no Genesis 0:1 in the Bible.'],
])('a passage that does not exist is named instead of dropped: %s', async (typed, problem) => {
  const [reference] = await scripture.references(`See ${typed} for this.`);

  expect(reference).toMatchObject({ typed, status: 'no-such-passage', problem });
  expect(reference?.reference).toBeUndefined();
});

test.each([
  ['Rev 22:18-22', 'Revelation 22:18-21', 'Revelation 22 has 21 verses, so there’s no verse 22.'],
  ['John 20-25', 'John 20-21', 'John has 21 chapters, so there’s no chapter 25.'],
  ['Romans 16:20-27', 'Romans 16:20-24', 'In the World English Bible, Romans 16 ends at verse 24.'],
])('a range that runs past its end is not shortened silently: %s', async (typed, reference, problem) => {
  expect(await scripture.references(typed)).toMatchObject([{ typed, status: 'clamped', reference, problem }]);
});

test.each([
  ['Acts 8:37', undefined, /^Some Bibles have/],
  ['Luke 17:36', undefined, /^Some Bibles have/],
  ['3 John 15', undefined, /^Some Bibles have/],
  ['Romans 16:25-27', 'Romans 14:24-26', /is printed as Romans 14:24-26/],
  ['Sirach 2:1', undefined, /^Sirach is part of Catholic and Orthodox Bibles/],
  ['1 Maccabees 2:3', undefined, /^1 Maccabees is part of/],
])('a verse that only other Bibles number is valid and has no text here: %s', async (typed, reference, problem) => {
  const [first] = await scripture.references(typed);

  expect(first).toMatchObject({ typed, status: 'not-in-translation', problem: expect.stringMatching(problem) });
  expect(first?.reference).toBe(reference);
});

test.each([
  'Is 5 pm okay for the job',
  'Am 3 people coming',
  'Ex 20, Job 3 offer',
  'Is 5:30 okay for you?',
  'The ratio is 5:1 and the vote was 3:2.',
  'Mark 5 items as read',
  'Numbers 5 and 7 won the raffle',
  'Acts 2 of the play starts at 7:30',
  'Doors open at 6:15, service 7:00, Sunday 10:30 am.',
  'Open until 3:16',
  'Quran 2:255 and Surah 3:18',
  'My son Luke 4 years old',
  'He gave me 1 job 3 weeks ago',
])('everyday words are not references: %s', async (text) => {
  expect(await found(text)).toEqual([]);
});

test.each([
  ['We read Job 3 tonight.', 'Job 3'],
  ['What does Acts 2 mean?', 'Acts 2'],
  ['Is 40:31 is my verse', 'Isaiah 40:31'],
  ['Ps 23', 'Psalm 23'],
  ['read 1 Cor 13 first', '1 Corinthians 13'],
  ['in First Corinthians 13 love is', '1 Corinthians 13'],
  ['the sermon on Romans 8', 'Romans 8'],
  ['john 3 v 16 please', 'John 3:16'],
  ['John chapter 3 verse 16', 'John 3:16'],
  ['mt7:1', 'Matthew 7:1'],
])('references in running text are found: %s', async (text, reference) => {
  expect(await found(text)).toEqual([[expect.any(String), 'ok', reference]]);
});

test('offsets point at the typed words', async () => {
  const text = 'Compare Psalm 23 — “the shepherd” — with Ezekiel 34:11–16 and Hezekiah 1:1.';

  const references = await scripture.references(text);

  expect(references.map(({ typed }) => typed)).toEqual(['Psalm 23', 'Ezekiel 34:11–16', 'Hezekiah 1:1']);
  for (const { typed, start, end } of references) expect(text.slice(start, end)).toBe(typed);
});

test('hostile text does not throw and has no references', async () => {
  const hostile = ['', '\u0000\u202e', '999:999', 'John 99999999999:1', '-'.repeat(5_000), 'Gen 1:1-'.repeat(500)];

  for (const text of hostile) await expect(scripture.references(text)).resolves.toBeInstanceOf(Array);
  expect(await found('John 99999999999:1')).not.toContainEqual(expect.arrayContaining(['ok']));
});
