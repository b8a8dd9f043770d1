import type { Allergen } from './data/food.ts';

/**
 * A second screen that knows no table: it goes by the words of a food's name alone, as a careful person reads a label.
 * A name with one of the words has the allergen, except where one of the other words takes it back.
 */
const words: { readonly [allergen in Allergen]: { has: RegExp; not?: RegExp } } = {
  milk: {
    has: /milk|cheese|cheddar|mozzarella|parmesan|yogurt|butter|cream|ranch|pancake mix/,
    not: /peanut butter|seed butter|soy milk|oat milk|coconut milk|butternut/,
  },
  egg: { has: /\begg|mayonnaise|pancake mix|ranch/ },
  fish: { has: /tuna|salmon|sardine|fish|worcestershire/ },
  shellfish: { has: /shrimp|crab|lobster|clam|oyster|shellfish/ },
  'tree-nuts': { has: /almond|walnut|cashew|pecan|granola/ },
  peanuts: { has: /peanut/ },
  wheat: {
    has: /wheat|flour|bread|bun|pasta|macaroni|noodle|ramen|couscous|cracker|muffin|pita|soy sauce|pancake mix|condensed/,
    not: /pasta sauce|gluten-free|corn tortilla|rice noodle/,
  },
  soy: { has: /soy|tofu|ramen/ },
  sesame: { has: /sesame|tahini/ },
  gluten: {
    has: /wheat|flour|bread|bun|pasta|macaroni|noodle|ramen|couscous|cracker|muffin|pita|soy sauce|pancake mix|condensed|oat|malt|corn flakes|granola|barley|rye/,
    not: /pasta sauce|gluten-free|corn tortilla|rice noodle/,
  },
};

/** Allergens that a name gives away. */
export function allergensByName(name: string): Allergen[] {
  const plain = name.toLowerCase();
  return (Object.keys(words) as Allergen[]).filter((one) => {
    const { has, not } = words[one];
    return has.test(not ? plain.replace(new RegExp(not, 'g'), '') : plain);
  });
}
