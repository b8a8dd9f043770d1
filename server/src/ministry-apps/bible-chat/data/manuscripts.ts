import type { Passage } from '../../../scripture/reader.ts';

/** Passages that the oldest manuscripts lack or have elsewhere, by OSIS chapter and verses: one sentence on each. */
const notes: readonly (readonly [chapter: string, from: number, to: number, note: string])[] = [
  [
    'Matt.17',
    21,
    21,
    'The oldest manuscripts of Matthew do not have verse 21; it is like Mark 9:29, where prayer is named.',
  ],
  ['Matt.18', 11, 11, 'The oldest manuscripts of Matthew do not have verse 11; the same thought is in Luke 19:10.'],
  ['Matt.23', 14, 14, 'The oldest manuscripts of Matthew do not have verse 14; it is like Mark 12:40 and Luke 20:47.'],
  ['Mark.7', 16, 16, 'The oldest manuscripts of Mark do not have verse 16; the same words are in Mark 4:23.'],
  [
    'Mark.9',
    44,
    44,
    'The oldest manuscripts of Mark have this line only once, as verse 48; later copies repeat it as verses 44 and 46.',
  ],
  [
    'Mark.9',
    46,
    46,
    'The oldest manuscripts of Mark have this line only once, as verse 48; later copies repeat it as verses 44 and 46.',
  ],
  ['Mark.11', 26, 26, 'The oldest manuscripts of Mark do not have verse 26; it is like Matthew 6:15.'],
  [
    'Mark.15',
    28,
    28,
    'The oldest manuscripts of Mark do not have verse 28; it cites Isaiah 53:12, as Luke 22:37 does.',
  ],
  ['Luke.17', 36, 36, 'Most early manuscripts of Luke do not have verse 36; it is like Matthew 24:40.'],
  [
    'Luke.23',
    17,
    17,
    'The oldest manuscripts of Luke do not have verse 17; Matthew 27:15 and Mark 15:6 tell of the same custom.',
  ],
  [
    'John.5',
    3,
    4,
    'The oldest manuscripts of John do not have the angel who stirred the water (the end of verse 3, and verse 4); later copies explain the pool with it.',
  ],
  [
    'Acts.8',
    37,
    37,
    'The oldest manuscripts of Acts do not have verse 37, the confession before the baptism; it was quoted by the end of the second century.',
  ],
  [
    'Acts.15',
    34,
    34,
    'The oldest manuscripts of Acts do not have verse 34; it explains why Silas is in Antioch a few lines later.',
  ],
  [
    'Acts.24',
    6,
    8,
    'The oldest manuscripts of Acts do not have the words on Lysias (the end of verse 6, verse 7 and the beginning of verse 8).',
  ],
  ['Acts.28', 29, 29, 'The oldest manuscripts of Acts do not have verse 29, on how the hearers left.'],
  ['Rom.16', 24, 24, 'The oldest manuscripts of Romans have this blessing at verse 20 and not as verse 24.'],
  [
    'Mark.16',
    9,
    20,
    'The two oldest complete manuscripts of Mark end at verse 8; verses 9 to 20 are in most later ones and were known in the second century.',
  ],
  [
    'John.7',
    53,
    53,
    'The oldest manuscripts of John do not have John 7:53 to 8:11; many think that it is an old, true memory from outside this Gospel.',
  ],
  [
    'John.8',
    1,
    11,
    'The oldest manuscripts of John do not have John 7:53 to 8:11; many think that it is an old, true memory from outside this Gospel.',
  ],
  [
    '1John.5',
    7,
    8,
    'No early Greek manuscript has the three heavenly witnesses that the King James Version prints in verse 7; they come from the Latin.',
  ],
];

/** Returns what is to be known of the manuscripts of a passage of a few verses. */
export function manuscriptNote({ verses }: Passage): string | undefined {
  const [first] = verses;
  if (!first || verses.length > LONGEST) return undefined;
  const chapter = `${first.book}.${first.chapter}`;
  return notes.find(
    ([place, from, to]) => place === chapter && verses.some(({ verse }) => verse >= from && verse <= to),
  )?.[3];
}

const books: Readonly<Record<string, string>> = { Matthew: 'Matt', Romans: 'Rom' };

/** The same for a verse that the text does not have, from the sentence that says so. */
export function manuscriptNoteIn(problem: string): string | undefined {
  const [, book = '', chapter, verse] = /\b(Matthew|Mark|Luke|John|Acts|Romans) (\d+):(\d+)/.exec(problem) ?? [];
  const place = `${books[book] ?? book}.${chapter}`;
  return notes.find(([at, from, to]) => at === place && Number(verse) >= from && Number(verse) <= to)?.[3];
}

/** Verses of a passage that gets a note; in a whole chapter it would be out of place. */
const LONGEST = 15;
