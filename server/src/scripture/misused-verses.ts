import type { PlaceRange } from './resolve.ts';

/** Verses that are often lifted out of their place, with one line that puts them back. Places as in place.ts. */
const rows: readonly (readonly [first: number, last: number, line: string])[] = [
  [
    24_029_011,
    24_029_011,
    'Said to exiles in Babylon who were to wait seventy years: a promise to a people, not to one career.',
  ],
  [50_004_013, 50_004_013, 'Paul writes from prison of bearing hunger and plenty alike, not of winning.'],
  [20_029_018, 20_029_018, 'The vision meant here is what prophets receive from God, not a plan for the future.'],
  [
    40_007_001,
    40_007_001,
    'Jesus warns against condemning others while blind to oneself; a few lines on he asks for clear sight.',
  ],
  [
    40_018_020,
    40_018_020,
    'Said of two or three who settle a quarrel in the church; God is with one who prays alone as well.',
  ],
  [66_003_020, 66_003_020, 'Written to a lukewarm church: Christ asks to be let in again by those who bear his name.'],
  [
    14_007_014,
    14_007_014,
    'God answers Solomon about Israel and its temple; later nations were not given this promise by name.',
  ],
  [
    59_005_015,
    59_005_015,
    'From advice to pray with the sick; it does not say that whoever stays ill believed too little.',
  ],
  [
    48_003_028,
    48_003_028,
    'Paul speaks of who belongs to God’s family; readers differ on what follows for offices in a church.',
  ],
  [
    49_005_022,
    49_005_022,
    'It goes on from a call to yield to one another and before a longer word to husbands to love with their lives.',
  ],
  [
    39_003_010,
    39_003_010,
    'Said to Israel about the tithes that fed the temple’s servants, not about a return on a gift.',
  ],
];

/** The line for a short passage that holds such a verse, or undefined. */
export function misuseAt({ first, last }: PlaceRange): string | undefined {
  if (last - first > 4) return undefined;
  return rows.find(([from, to]) => from <= last && first <= to)?.[2];
}
