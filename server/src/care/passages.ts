import type { CareFinding, CareKind } from './types.ts';

/** Passages that a person in danger can bear, by kind: the first for the first answer, the next for the turns that follow. */
const bearable: { readonly [kind in CareKind]?: { [who in NonNullable<CareFinding['who']>]?: readonly string[] } } = {
  suicide: { self: ['Psalm 34:18', '1 Kings 19:5-8', 'Psalm 139:12'], other: ['Psalm 34:18'] },
  'sexual-assault': { self: ['Psalm 34:18'], other: ['Psalm 34:18'] },
  'abuse-adult': { self: ['Psalm 34:18', 'Psalm 9:9'] },
  trafficking: { self: ['Psalm 34:18'] },
  'elder-abuse': { self: ['Psalm 71:9'] },
  perinatal: { self: ['Isaiah 40:11'], other: ['Isaiah 40:11'] },
  substance: { self: ['Psalm 40:1-2'] },
};

/** The verse for one answer, as a reference; undefined where none helps. `turn` counts the answers of a danger from 1. */
export function bearableVerse({ kind, who = 'self' }: CareFinding, turn = 1): string | undefined {
  const list = bearable[kind]?.[who] ?? [];
  return list[(turn - 1) % Math.max(list.length, 1)];
}

/** Death as gain, departure or rest, heaven as the end of tears, curses on one's own birth, and deaths by one's own hand. */
const nearDeath = [
  'Philippians 1:20-24',
  '2 Corinthians 5:1-9',
  'Revelation 7:13-17',
  'Revelation 14:13',
  'Revelation 21:1-5',
  'Luke 23:43',
  'John 14:1-6',
  '1 Thessalonians 4:13-18',
  'Psalm 116:15',
  'Isaiah 57:1-2',
  'Ecclesiastes 4:1-3',
  'Ecclesiastes 6:3-5',
  'Ecclesiastes 7:1-2',
  'Job 3:1-26',
  'Job 6:8-11',
  'Job 7:13-21',
  'Job 10:18-22',
  'Job 14:13-13',
  'Jeremiah 20:14-18',
  'Jonah 4:3-9',
  'Numbers 11:14-15',
  'Matthew 26:24',
  'Matthew 27:3-5',
  'Acts 1:16-20',
  'Judges 9:54',
  'Judges 16:28-31',
  '1 Samuel 19:11',
  '1 Samuel 31:4-6',
  '2 Samuel 17:23',
  '1 Kings 16:18',
] as const;

/** Bearing, submitting, staying, forgiving again: wrong for someone who is being harmed. */
const nearHarm = [
  'Ephesians 5:22-24',
  'Ephesians 6:1-3',
  'Colossians 3:18-20',
  '1 Peter 2:18-25',
  '1 Peter 3:1-6',
  '1 Corinthians 7:3-5',
  '1 Corinthians 7:10-16',
  'Malachi 2:16',
  'Matthew 5:38-48',
  'Matthew 18:15-35',
  'Matthew 19:3-9',
  'Exodus 20:12',
  'Proverbs 13:24',
  'Proverbs 22:15',
  'Proverbs 23:13-14',
  'Luke 6:27-36',
  'Luke 17:3-4',
  'Titus 2:4-5',
] as const;

const harmedByAnother: ReadonlySet<CareKind> = new Set([
  'abuse-child',
  'abuse-adult',
  'sexual-assault',
  'trafficking',
  'elder-abuse',
]);

/** Passages that must not be in a document for someone with such findings; both lists for everyone in danger. */
export const deniedPassages: readonly string[] = [...nearDeath, ...nearHarm];

/** Words of our own prose that say the same as the passages above. */
const deniedWords =
  /\bto die is gain\b|\bdeath (?:is|as) (?:a )?(?:gain|friend|sleep|home)|\bwith Christ at once\b|\bbetter place\b|\bdepart and be with\b|\bfar better\b|\bno more (?:tears|pain|death)\b|\bgo(?:ing)? home to (?:God|the Lord|Jesus)\b|\bsubmit to\b|\bturn the other cheek\b|\breconcile with\b/i;

interface Place {
  book: string;
  chapter: number;
  first: number;
  last: number;
}

const denied: readonly Place[] = deniedPassages.flatMap((reference) => placeOf(reference) ?? []);

/** Whether a text for someone in danger names or says what must not be there. */
export function isDenied(text: string): boolean {
  if (deniedWords.test(text)) return true;
  return (text.match(/(?:[1-3] )?[A-Z][a-z]+ \d+:\d+(?:[-–]\d+)?/g) ?? []).some(isDeniedPassage);
}

/** Whether a passage, a whole chapter too, holds verses that must not be shown to someone in danger. */
export function isDeniedPassage(reference: string): boolean {
  const place = placeOf(/:\d/.test(reference) ? reference : `${reference}:1-200`);
  return place !== undefined && denied.some((other) => overlap(place, other));
}

/** Whether such findings leave the ordinary answers of an app to be read for what must not be there. */
export const needsGuarding = (findings: readonly CareFinding[]): boolean =>
  findings.some(
    ({ kind }) => kind === 'suicide' || kind === 'poison' || kind === 'perinatal' || harmedByAnother.has(kind),
  );

function placeOf(reference: string): Place | undefined {
  const [, book, chapter, first, last] = /^((?:[1-3] )?[A-Z][a-z]+) (\d+):(\d+)(?:[-–](\d+))?$/.exec(reference) ?? [];
  if (!book || !chapter || !first) return undefined;
  return {
    book: book === 'Psalms' ? 'Psalm' : book,
    chapter: Number(chapter),
    first: Number(first),
    last: Number(last ?? first),
  };
}

function overlap(one: Place, other: Place): boolean {
  return one.book === other.book && one.chapter === other.chapter && one.first <= other.last && other.first <= one.last;
}
