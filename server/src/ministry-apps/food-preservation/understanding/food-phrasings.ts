import type { PhrasingSet } from '../../../understanding/nearest.ts';
import { foods } from '../data/foods/index.ts';

/** The names of the storage table, for words that aren't in it. Other names are found as they are written. */
export const foodNames: PhrasingSet = {
  id: 'food-names',
  phrasings: foods.map(({ id, name }) => ({ id, text: name })),
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
    'we lost power and it thawed',
    'it stayed in the rice cooker since yesterday',
    'in the slow cooker that was turned off',
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
    'from Sunday',
    'in the fridge since Tuesday',
    'half a pot in the fridge',
    'a jar of',
    'from the store',
    'my home canned',
    'an opened can of',
    'past its date',
    'expired three days ago',
    'how long does it keep',
    'a bag of frozen',
    'from Christmas dinner',
    'from my neighbor',
    'is this still good',
    'can I still eat this',
    'made on Monday',
    'opened last week',
    'leftover from a restaurant',
    'for sandwiches',
    'that my aunt canned',
  ],
} as const;

export type Worry = Exclude<keyof typeof worries, 'none'>;

/** What a text can say beside the names of foods, which are taken out of it first, with plain descriptions to tell it from. */
export const foodWorries: PhrasingSet = {
  id: 'food-worries',
  phrasings: Object.entries(worries).flatMap(([id, texts]) => texts.map((text) => ({ id, text }))),
};
