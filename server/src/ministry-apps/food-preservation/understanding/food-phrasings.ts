import type { PhrasingSet } from '../../../understanding/nearest.ts';
import { foods } from '../data/foods/index.ts';

/** Other names that are compared by meaning for each food; a name that is written out is found without them. */
const NAMES = 2;

/** The names of the storage table, for words that aren't in it. */
export const foodNames: PhrasingSet = {
  id: 'food-names',
  phrasings: foods.flatMap(({ id, name, aliases }) => [name, ...aliases.slice(0, NAMES)].map((text) => ({ id, text }))),
};

const worries = {
  warm: [
    'it was left out on the counter overnight',
    'I forgot to put it in the fridge',
    'it sat in the car for hours',
    'left out all night on the stove',
    'it sat out since this morning',
    'forgot the groceries in the trunk',
    'the fridge was off and it got warm',
    'it was on the table during the whole party',
    'left on the counter for five hours',
    'the fridge door was open all night',
    'I left it out to thaw on the counter',
    'it was in my lunch bag all day',
  ],
  signs: [
    'it smells bad',
    'it smells a little off',
    'it smells sour',
    'it is slimy',
    'it has mold on it',
    'there is fuzzy stuff growing on it',
    'the can is bulging',
    'the lid is puffed up',
    'the can is dented',
    'the can is rusty',
    'the lid popped and it hissed',
    'it looks gray and sticky',
    'the jar did not seal',
    'liquid is leaking out of the can',
  ],
  ate: [
    'I already ate some of it',
    'my son ate some and threw up',
    'we ate it last night and now my stomach hurts',
    'I feel sick after eating it',
    'she has diarrhea since she ate it',
    'we all got food poisoning from it',
    'my husband is vomiting after dinner',
    'I took a bite before I noticed',
  ],
  none: [
    'chicken soup from Sunday',
    'half a pot of chili in the fridge',
    'a jar of pickles',
    'leftover spaghetti',
    'ground beef from the store',
    'my home canned green beans',
    'an opened can of beans',
    'milk past its date',
    'how long does cooked rice keep',
    'a bag of frozen peas',
    'ham from Christmas dinner',
    'eggs from my neighbor',
    'is this chicken still good',
    'can I still eat this soup',
  ],
} as const;

export type Worry = Exclude<keyof typeof worries, 'none'>;

/** What a text can say beside the food's name, with plain descriptions to tell it from. */
export const foodWorries: PhrasingSet = {
  id: 'food-worries',
  phrasings: Object.entries(worries).flatMap(([id, texts]) => texts.map((text) => ({ id, text }))),
};
