/** The nine allergens of US labels, and gluten. */
export const allergens = [
  'milk',
  'egg',
  'fish',
  'shellfish',
  'tree-nuts',
  'peanuts',
  'wheat',
  'soy',
  'sesame',
  'gluten',
] as const;
export type Allergen = (typeof allergens)[number];

export const aisles = ['produce', 'meat', 'dairy', 'bakery', 'grains', 'cans', 'baking', 'sauces', 'frozen'] as const;
export type Aisle = (typeof aisles)[number];

/** What a food is, for diets. */
export type Kind = 'beef' | 'pork' | 'poultry' | 'fish' | 'dairy' | 'egg' | 'honey' | 'gelatin' | 'alcohol';

/** Which row of the table of safe temperatures a raw food needs. */
export type Heat = 'poultry' | 'ground' | 'whole' | 'fish' | 'egg' | 'ready-meat';

export type Group = 'vegetable' | 'fruit' | 'protein' | 'dairy' | 'grain' | 'whole-grain' | 'fat' | 'other';

/** A package as a store sells it. */
export interface Pack {
  grams: number;
  /** "2 lb bag". */
  words: string;
  cents: number;
  /** Sold by restaurant suppliers and warehouse stores: for groups only. */
  bulk?: true;
}

export interface Food {
  /** In lists: "black beans, canned". */
  name: string;
  aisle: Aisle;
  group: Group;
  /** The smallest first. */
  packs: readonly [Pack, ...Pack[]];
  /** Grams of one cup. */
  cup?: number;
  /** Grams of one piece or can, with its noun. */
  piece?: { grams: number; one: string; other: string };
  /** What is counted by this name alone is whole: two chickens are no two thighs. */
  whole?: { name: string; grams: number };
  contains: readonly Allergen[];
  /** Allergens that some brands contain. A person with the allergy does not get the food. */
  can: readonly Allergen[];
  /** Why an allergen is in it, where the name does not say so. */
  hidden?: string;
  is: readonly Kind[];
  heat?: Heat;
  /** Where it keeps before it is opened. */
  store: 'pantry' | 'fridge' | 'freezer';
  /** Days it keeps in the store's package, from the day it is bought. */
  days: number;
  /** Days after it is opened or cut, in the fridge where it needs one. */
  opened: number;
  /** Once opened it needs the fridge. */
  coldOnceOpened?: true;
  /** Can be frozen at home on the day it is bought. */
  freezes?: true;
  salty?: true;
  sweet?: true;
  /** WIC food packages usually have it. */
  wic?: true;
  /** For a child under 4: how it is made safe; `never` foods are left out. */
  under4?: string;
  never4?: true;
  /** Most kitchens have it: bought only when the person says that it is missing. */
  basic?: Basic;
  /** Other names that people write, in the singular. */
  names?: readonly string[];
  /** Beans, lentils and peas that are dried when ripe. */
  pulse?: true;
  /** Never bought: water, ice. */
  free?: true;
}

/** Basics that a person can have at home. */
export const basics = ['salt', 'oil', 'sugar', 'flour', 'spices'] as const;
export type Basic = (typeof basics)[number];

type Details = Partial<Omit<Food, 'name' | 'aisle' | 'group' | 'packs' | 'contains' | 'can' | 'is' | 'piece'>> & {
  contains?: string;
  can?: string;
  is?: string;
  piece?: readonly [grams: number, one: string, other?: string];
};

const list = <Word extends string>(text = '') => text.split(' ').filter(Boolean) as Word[];
const pack = ([grams, words, cents, bulk]: PackRow): Pack => ({ grams, words, cents, ...(bulk && { bulk: true }) });
type PackRow = readonly [grams: number, words: string, cents: number, bulk?: 'bulk'];

/** A row of a table of foods. Grams are those of the whole content; lists are words with spaces between them. */
export function food(
  name: string,
  aisle: Aisle,
  group: Group,
  packs: readonly [PackRow, ...PackRow[]],
  { contains, can, is, piece, ...rest }: Details = {},
): Food {
  const [first, ...others] = packs;
  const contained = list<Allergen>(contains);
  return {
    name,
    aisle,
    group,
    packs: [pack(first), ...others.map(pack)],
    // Wheat is gluten, always.
    contains: contained.includes('wheat') ? [...contained, 'gluten'] : contained,
    can: list<Allergen>(can).flatMap((one) => (one === 'wheat' ? ['wheat', 'gluten'] : [one])) as Allergen[],
    is: list<Kind>(is),
    store: 'pantry',
    days: 180,
    opened: 90,
    ...(piece && { piece: { grams: piece[0], one: piece[1], other: piece[2] ?? `${piece[1]}s` } }),
    ...rest,
  };
}
