/** Foods of a fridge that was above 40 °F for more than 2 hours. Source: `power` in the guidance table. */
export const fridgeAfter: readonly { group: string; out: string; keep: string }[] = [
  {
    group: 'Meat, poultry, fish',
    out: 'All of it, raw or cooked; lunch meat, hot dogs, bacon, thawing meat, opened canned meat',
    keep: '–',
  },
  {
    group: 'Cooked food',
    out: 'Leftovers, soup, casseroles, pizza, rice, pasta, potatoes, gravy, salads with mayonnaise',
    keep: '–',
  },
  {
    group: 'Milk and eggs',
    out: 'Milk, cream, yogurt, sour cream, eggs, egg dishes, pudding, opened baby formula',
    keep: 'Butter, margarine',
  },
  {
    group: 'Cheese',
    out: 'Soft and shredded cheese: brie, cream cheese, cottage cheese, ricotta, mozzarella',
    keep: 'Hard and processed cheese; grated Parmesan',
  },
  { group: 'Fruit', out: 'Cut fruit', keep: 'Whole fruit, dried fruit, opened canned fruit and juice' },
  {
    group: 'Vegetables',
    out: 'Cut, washed, bagged or cooked vegetables, sprouts, tofu, vegetable juice, garlic in oil',
    keep: 'Whole raw vegetables, mushrooms, herbs',
  },
  {
    group: 'Sauces',
    out: 'Opened spaghetti sauce, creamy dressing, fish sauce; opened mayonnaise, tartar sauce and horseradish after 8 hours above 50 °F',
    keep: 'Peanut butter, jam, ketchup, mustard, pickles, olives, vinegar, soy, barbecue and hot sauce, vinegar dressing',
  },
  {
    group: 'Bread and pies',
    out: 'Cream pies, pumpkin pie, cheesecake, quiche, raw dough, fresh pasta',
    keep: 'Bread, cakes, muffins, tortillas, fruit pies, waffles',
  },
];

/** Foods of a freezer that thawed and was above 40 °F for more than 2 hours. */
export const freezerAfter: readonly { group: string; out: string; keep: string }[] = [
  { group: 'Meat, poultry, fish', out: 'All of it', keep: '–' },
  {
    group: 'Milk and dairy',
    out: 'Milk, ice cream, soft and shredded cheese, cheesecake',
    keep: 'Hard cheese',
  },
  { group: 'Fruit', out: 'With mold, yeasty smell or slime', keep: 'Fruit and juice: they can be frozen again' },
  { group: 'Vegetables', out: 'Vegetables and vegetable juice after 6 hours', keep: '–' },
  { group: 'Bread', out: 'With custard or cheese filling', keep: 'Bread, rolls, muffins, plain cake, flour, nuts' },
  { group: 'Dishes', out: 'Casseroles, pizza, frozen meals, soups', keep: 'Waffles, pancakes, bagels' },
];
