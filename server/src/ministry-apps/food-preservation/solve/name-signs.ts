import type { Sign } from '../fields.ts';

/** What a row of a list says of its can, jar or food: a row has no field for it. */
export interface NameSigns {
  signs: readonly Sign[];
  /** It was canned at home. */
  fromHome: boolean;
  /** It was cooked, baked or made at home. */
  homemade: boolean;
  /** It has a dent that isn’t called deep, and no one says where. */
  smallDent: boolean;
}

const signWords: readonly (readonly [Sign, RegExp])[] = [
  [
    'bulging',
    /\b(?:bulg\w*|swollen|swell\w*|puffed|puffy|leak\w*|spurt\w*|hiss\w*|unsealed|(?:lid|top) (?:is |was )?(?:loose|popped|up))\b/i,
  ],
  [
    'dent',
    /\b(?:rust\w*|(?:dent\w*|crush\w*)(?=.*\b(?:seam|rim|edge|top|deep|sharp|bad))|(?:seam|rim|deep|deeply|badly|bad|sharp)\b.*\b(?:dent\w*|crush\w*))\b/i,
  ],
  ['mold', /\b(?:mold\w*|mould\w*|fuzz\w*)\b/i],
  [
    'smell',
    /\b(?:slim[ey]\w*|smell\w*|stink\w*|rotten|spoiled|bugs?|insects?|weevils?|moths?|mice|droppings|sour smell)\b/i,
  ],
];
const home =
  /\b(?:home|self)[- ]?(?:canned|jarred|bottled|made (?:jar|can)\w*)|\bcanned (?:at home|by (?:me|us|my \w+))\b/i;

const made =
  /\bhome[- ]?(?:made|baked|cooked|grown and made)\b|\b(?:made|cooked|baked|smoked) (?:it |them )?(?:at home|by me|myself|in my kitchen)\b|\bi (?:made|baked|cooked)\b/i;

/** Reads the signs in a name such as “can of corn, dent on the seam”. */
export function signsInName(name: string): NameSigns {
  const signs = signWords.flatMap(([sign, words]) => (words.test(name) ? [sign] : []));
  return {
    signs,
    fromHome: home.test(name),
    homemade: made.test(name),
    smallDent: /\bdent/i.test(name) && !signs.includes('dent'),
  };
}
