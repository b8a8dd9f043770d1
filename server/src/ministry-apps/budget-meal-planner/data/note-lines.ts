/** What a plan says about itself, as text that its blocks show too. */
export interface NoteFacts {
  /** "spaghetti with lentil sauce". */
  first: string;
  firstDay: string;
  /** A food that goes into several dishes, with two of them. */
  shared?: { food: string; dishes: string };
  /** A dish that is cooked once for several meals. */
  pot?: { dish: string; meals: string };
  till: string;
  stays?: string;
  dearest?: { food: string; price: string };
  useFirst?: string;
  missing?: string;
  group: boolean;
  people: string;
  /** "the care team of Grace Chapel". */
  care?: string;
}

/** A sentence from the facts; undefined when they don't support it. */
export type Line = (facts: NoteFacts) => string | false | undefined;

export const openings: readonly Line[] = [
  ({ first, firstDay, group }) => (group ? undefined : `Start on ${firstDay} with ${first}.`),
  ({ first, firstDay, group }) => (group ? undefined : `The first dish is ${first}, on ${firstDay}.`),
  ({ first, group }) => (group ? undefined : `Begin with ${first}; everything for it is on the list.`),
  ({ first, people, group }) => (group ? `One dish feeds all ${people}: ${first}.` : undefined),
  ({ first, people, group }) => (group ? `The dish is ${first}, in an amount for ${people}.` : undefined),
];
export const sharing: readonly Line[] = [
  ({ shared }) => shared && `You buy ${shared.food} once, for ${shared.dishes}.`,
  ({ shared }) => shared && `${shared.dishes} share the ${shared.food}, so little is left over.`,
];
export const pots: readonly Line[] = [
  ({ pot }) => pot && `Cook ${pot.dish} once and eat it at ${pot.meals} meals; that saves time and gas.`,
  ({ pot }) => pot && `One pot of ${pot.dish} is enough for ${pot.meals} meals.`,
];
export const prices: readonly Line[] = [
  ({ dearest }) =>
    dearest &&
    `The most expensive item is ${dearest.food}, at ${dearest.price}. If a store near you has it for less, start there.`,
  ({ dearest }) =>
    dearest &&
    `Look first at the price of ${dearest.food}: it’s ${dearest.price} here, more than anything else on the list.`,
];
export const fresh: readonly Line[] = [
  ({ useFirst }) => useFirst && `Eat ${useFirst} first: nothing else on the list spoils sooner.`,
  ({ useFirst }) => useFirst && `Of what is fresh, use ${useFirst} first.`,
];
export const endingsThatFit: readonly Line[] = [
  ({ stays }) => stays && `${stays} stays with you. Keep it for a price that is higher in your store than here.`,
  ({ stays }) => stays && `You keep ${stays}. That is room for a price that has gone up.`,
  ({ till }) => `Take ${till} and the list, and leave out what isn’t on it.`,
];
export const endingsThatDont: readonly Line[] = [
  ({ missing, care }) =>
    missing && care && `${missing} is missing. Ask ${care}, and call 211; asking early is easier than asking hungry.`,
  ({ missing, care }) =>
    missing &&
    !care &&
    `${missing} is missing. Call 211, and ask here at the church; asking early is easier than asking hungry.`,
  ({ missing }) =>
    missing &&
    `The plan has fewer meals than the days need, because ${missing} is missing. That isn’t a mistake of yours.`,
];
