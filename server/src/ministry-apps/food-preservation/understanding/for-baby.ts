import type { PhrasingSet } from '../../../understanding/nearest.ts';
import type { Understanding } from '../../../understanding/understanding.ts';
import type { Food } from '../data/food.ts';
import { foodWith } from '../data/foods/index.ts';

const eaters = {
  baby: [
    'for my little one who has no teeth yet',
    'he is eight months and starting on solids',
    'she turned nine months last week',
    'my son is six months old',
    'dip it for the little guy in the crib',
    'for a child who is not one yet',
    'our youngest just started to eat with a spoon',
    'on the bottle nipple at night',
    'to help her sleep, she is four months',
    'my daughter is still nursing',
  ],
  none: [
    'for my family',
    'for my husband',
    'for my tea',
    'for the church supper',
    'opened six months ago',
    'it is two years old',
    'it is three days old',
    'made two days ago',
    'my kids are in school',
    'for my grandmother',
    'from the farmers market',
    'a jar of raw',
    'it got hard and has crystals',
    'in the cupboard since spring',
    'for baking',
    'for my teenager',
  ],
} as const;

/** Who eats it: words beside the food, with others to tell a baby from. */
export const foodEaters: PhrasingSet = {
  id: 'food-eaters',
  phrasings: Object.entries(eaters).flatMap(([id, texts]) => texts.map((text) => ({ id, text }))),
};
/** From here on the words beside honey speak of a baby: a warning too many does no harm. */
const HEARD_BY_HONEY = 0.55;
/** The same beside a purée, where the answer is another. */
const HEARD_BY_PUREE = 0.66;

/** Baby carrots and baby showers are no babies. */
const notBabies =
  /\bbaby[- ](?:carrots?|spinach|back|corn|bok|potato\w*|lettuce|greens|kale|arugula|peas|shrimp|clams?|squash|beets?|lima\w*|romaine|bella\w*|swiss|ruth|onions?|turnips?|artichokes?|eggplants?|zucchini|mushrooms?|octopus|shower|sitter)\b/gi;
const babies =
  /\b(?:(?:grand)?bab(?:y|ies)|babys|infants?|newborns?|pacifiers?|binky|teething|teether|(?:under|before|not yet|almost) (?:1|one|a year)|first birthday)\b/i;
/** An age in months: of a baby beside honey or a purée, of leftovers beside other food. */
const months =
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[ -]*(?:months?|mos?|weeks?|wks?)\b/i;
const purees = /\b(?:pur[eé]e[ds]?|mash|mashed|mush|blended|strained|homemade|home[- ]made)\b/i;
const fromStore = /\b(?:jars?|pouch(?:es)?|gerber|store|bought|unopened)\b/i;

/** What a text says of a baby. */
export interface ForBaby {
  /** A baby eats it. */
  baby: boolean;
  /** Honey is named, and a baby. */
  honey: boolean;
  /** It is baby food made at home. */
  puree: boolean;
}

/** Hears of a baby: by its words, and beside honey or a purée also by an age in months and by meaning. */
export async function readBaby(text: string, said: string, understanding: Understanding): Promise<ForBaby> {
  const plain = text.replace(notBabies, ' ');
  const honey = /\bhoney\b/i.test(plain);
  const puree = purees.test(plain) && !fromStore.test(plain);
  const named = babies.test(plain);
  const baby =
    named ||
    ((honey || puree) &&
      (months.test(plain) || (await meansBaby(said, honey ? HEARD_BY_HONEY : HEARD_BY_PUREE, understanding))));
  return { baby, honey: baby && honey, puree: baby && puree };
}

async function meansBaby(said: string, floor: number, understanding: Understanding): Promise<boolean> {
  if (said.split(' ').length < 2) return false;
  const [first] = (await understanding.compare(foodEaters, said))?.nearest(1) ?? [];
  return first?.id === 'baby' && first.score >= floor;
}

/** The foods of a text once a baby is known of: a purée is baby food, and honey is warned of and not stored beside other food. */
export function foodsForBaby(foods: readonly Food[], { honey, puree }: ForBaby): Food[] {
  const others = honey ? foods.filter(({ id }) => id !== 'honey') : [...foods];
  if (!puree) return others.length > 0 ? others : [...foods];
  const forBaby = others.filter((food) => food.baby);
  return forBaby.length > 0 ? forBaby : [foodWith('baby-food-homemade')];
}
