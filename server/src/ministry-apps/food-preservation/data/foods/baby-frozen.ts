import { foodsFrom } from '../food.ts';
import { foodKeeper, infantFeeding } from '../sources.ts';

const baby = { kind: 'baby', state: 'packed', needsCold: 'opened', acid: 'low' } as const;
const frozen = { kind: 'frozen', state: 'packed', needsCold: 'always', acid: 'low' } as const;

export const babyAndFrozen = [
  ...foodsFrom(
    infantFeeding,
    baby,
    `
Baby formula, powder | infant formula, formula powder, baby formula, formula, similac, enfamil | p label, po 1m | baby warm nofreeze
Baby formula, mixed | prepared formula, mixed formula, formula bottle, bottle of formula | f 1d | baby cold nofreeze
Baby formula, liquid | ready to feed formula, liquid formula, concentrated formula | p label, fo 1d | baby nofreeze
Breast milk, fresh | breast milk, breastmilk, pumped milk, expressed milk | f 4d, z 6-12m | baby cold
Breast milk, thawed | thawed breast milk, defrosted breast milk | f 1d | baby cold nofreeze
`,
  ),
  ...foodsFrom(
    foodKeeper,
    baby,
    `
Baby food, fruit | baby fruit, jar of baby fruit | p label, fo 2d | baby
Baby food, vegetables or meat | baby food, baby food jar, jar of baby food, baby vegetables, baby dinners, baby food pouch, baby meat | p label, fo 1-2d | baby
Baby food, homemade | homemade baby food, pureed baby food, baby puree, homemade baby puree, baby mash, baby purees frozen | f 1-2d, z 1-2m | baby cold cooked
Baby cereal, dry | baby cereal, rice cereal infant, infant cereal | p label, po 1m | baby warm
`,
  ),
  ...foodsFrom(
    foodKeeper,
    frozen,
    `
Frozen vegetables | frozen peas, frozen corn, frozen broccoli, bag of frozen vegetables, frozen spinach, frozen green beans | z 10-18m
Frozen fruit | frozen berries, frozen strawberries, frozen peaches | z 10-18m | warm
Frozen dinners | tv dinner, frozen meal, frozen entree, frozen lasagna, frozen burrito, hot pockets | z 12m
Frozen pizza | pizza frozen, pizza rolls | z 12m
Frozen fries and potatoes | frozen french fries, french fries, tater tots, hash browns, frozen potatoes | z 12m
Frozen breaded fish | fish sticks, breaded fish, frozen fish fillets | z 6-18m
Frozen shrimp | bag of shrimp | z 12-18m
Frozen chicken nuggets | frozen chicken patties, frozen nuggets, breaded chicken | z 1-3m
Frozen pancakes and waffles | frozen waffles, eggo | z 3m | warm
Frozen bread dough | bread dough, frozen dough, frozen rolls | z 12m
Frozen veggie burgers | veggie burger, meatless crumbles, plant based burger, beyond burger, soy burger | z 12m
Frozen soup | frozen chili, frozen stew | z 2-3m | cooked
`,
  ),
];
