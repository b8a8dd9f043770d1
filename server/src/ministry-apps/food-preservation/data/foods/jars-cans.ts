import { foodsFrom } from '../food.ts';
import { foodKeeper } from '../sources.ts';

const canned = { kind: 'canned', state: 'packed', needsCold: 'opened', acid: 'low' } as const;
const condiment = {
  kind: 'condiment',
  state: 'packed',
  needsCold: 'never',
  acid: 'high',
  fridgeQuality: true,
} as const;
const drink = { kind: 'drink', state: 'packed', needsCold: 'opened', acid: 'high' } as const;

export const jarsAndCans = [
  ...foodsFrom(
    foodKeeper,
    canned,
    `
Canned food, low acid | canned goods, can of food, cans, canned food, tin can, canned vegetables, canned stew, canned ravioli, canned pasta, unlabeled can | p 2-5y, fo 3-4d
Canned beans | can of beans, baked beans, pork and beans, canned kidney beans, canned black beans, refried beans, canned chickpeas, garbanzo beans | p 2-5y, fo 3-4d
Canned green beans | can of green beans | p 2-5y, fo 3-4d
Canned corn | can of corn, creamed corn | p 2-5y, fo 3-4d
Canned peas and carrots | canned peas, canned carrots, canned spinach, canned mixed vegetables, canned asparagus | p 2-5y, fo 3-4d
Canned potatoes and yams | canned potatoes, canned yams, canned sweet potatoes | p 2-5y, fo 3-4d
Canned pumpkin | can of pumpkin, pumpkin puree can | p 2-5y, fo 3-4d
Canned mushrooms | jar of mushrooms | p 2-5y, fo 3-4d
Canned soup | can of soup, soup can, condensed soup, canned chicken noodle soup, cream of mushroom | p 2-5y, fo 3-4d
Canned chili | can of chili, canned beef stew | p 2-5y, fo 3-4d
Canned meat | canned beef, corned beef hash, vienna sausages, deviled ham, canned roast beef | p 2-5y, fo 3-4d
Canned coconut milk | coconut milk, coconut cream | p 2-5y, fo 4d
Canned gravy | jar of gravy, jarred gravy | p 2-5y, fo 1-2d
Broth in a can or carton | chicken broth, beef broth, canned broth, boxed broth, broth, vegetable broth, chicken stock | p label, fo 3-4d
Canned food, high acid | canned fruit, can of fruit, fruit cocktail, canned peaches, canned pears, canned pineapple, mandarin oranges can | p 12-18m, fo 5-7d | acid
Canned tomatoes | diced tomatoes, crushed tomatoes, can of tomatoes, tomato sauce can, tomato sauce, canned tomato sauce, stewed tomatoes | p 12-18m, fo 3-5d | add
Canned tomato soup | tomato soup | p 12-18m, fo 3-5d | acid
Tomato paste | can of tomato paste | p 12-18m, fo 5d | acid
Spaghetti sauce in a jar | pasta sauce, spaghetti sauce, marinara, alfredo sauce, jar of sauce, pizza sauce, prego, ragu | p 18m, fo 3-4d | acid
Applesauce, from the store | applesauce, apple sauce | p 12-18m, fo 7-10d | acid warm
Cranberry sauce, canned | cranberry sauce, jellied cranberry | p 2y, fo 1-2w | acid
Sauerkraut, canned | sauerkraut, canned sauerkraut | p 12-18m, fo 5-7d | acid
Food in retort pouches | tuna pouch, retort pouch, pouch food, rice pouch | p label, fo 3-4d
Canned figs and other home favorites | canned figs | p 12-18m, fo 5-7d | acid
Curry paste | red curry paste, thai curry paste | p 2y, fo 5d
`,
  ),
  ...foodsFrom(
    foodKeeper,
    condiment,
    `
Ketchup | catsup, cocktail sauce, chili sauce | p 1y, fo 6m
Mustard | yellow mustard, dijon | p 1-2y, fo 1y
Mayonnaise | mayo, miracle whip, tartar sauce, sandwich spread | p 3-6m, fo 2m | cold-eight
Horseradish | prepared horseradish | f 12m, fo 3-4m | cold-eight
Barbecue sauce | bbq sauce | p 1y, fo 4m
Hot sauce | tabasco, sriracha | p 6m, fo 6m
Soy sauce | teriyaki sauce, tamari, teriyaki | p 3y, fo 1m
Worcestershire sauce | steak sauce, a1 sauce | p 1y
Hoisin or black bean sauce | hoisin sauce, black bean sauce | p 18-24m, fo 3-6m
Oyster or fish sauce | oyster sauce, fish sauce | p 18-24m, fo 3-6m | cold-opened
Salad dressing, vinegar based | italian dressing, vinaigrette, salad dressing | p 10-12m, fo 1-3m
Salad dressing, creamy | ranch dressing, ranch, caesar dressing, blue cheese dressing | p 10-12m, fo 1-3m | cold-opened
Salsa in a jar | salsa, taco sauce, picante sauce, enchilada sauce | p 1y, fo 1m | cold-opened
Pickles | dill pickles, jar of pickles | p 1y, fo 1-3m
Pickled vegetables | pickled beets, pickled okra, pickled peppers, banana peppers, pickled onions, pickled green beans, dilly beans, giardiniera | p 1y, fo 1-3m
Relish | pickle relish, chow chow | p 1y, fo 1-3m
Olives in a jar or can | olives, black olives, green olives | p 12-18m, fo 2w
Jam, jelly and preserves | jam, jelly, preserves, marmalade, grape jelly, fruit butter, apple butter | p 6-18m, fo 6-12m
Honey | raw honey | p 2y
Maple syrup | pure maple syrup, real maple syrup | p 2y, fo 12m
Pancake syrup | syrup, corn syrup, table syrup, chocolate syrup | p 1y, fo 6m
Molasses | sorghum syrup | p 1-2y, po 6m
Vinegar | apple cider vinegar, white vinegar | p 2y
Chutney | mango chutney | p 1y, fo 1-2m
Pesto in a jar | pesto, jarred pesto | f 6m, fo 3d, z 1m | cold
Garlic in oil, from the store | minced garlic jar, jarred garlic, chopped garlic jar, minced garlic | p 8-12m, fo label | cold-opened low
Capers | jar of capers | p 1y, fo 1m
Roasted red peppers in a jar | roasted peppers | p 1y, fo 5-7d | cold-opened
Sun-dried tomatoes in oil | sundried tomatoes, sun dried tomatoes | p 1y, fo 3-6m | cold-opened
Frosting in a can | frosting, icing | p 10-12m, fo 2-3w
Cooking oil, used | used frying oil, fryer oil, old frying oil | f 1m, z 6-9m
`,
  ),
  ...foodsFrom(
    foodKeeper,
    drink,
    `
Bottled water | water, water bottles, jug of water | p always | warm
Soda | pop, cola, soft drink, coke, seltzer | p label, fo 2-3d | warm
Juice in cartons, refrigerated | orange juice, apple juice, juice, carton of juice | f label, fo 7-10d, z 8-12m | cold
Juice, shelf-stable | juice boxes, bottled juice, cranberry juice, grape juice, juice box, lemonade | p label, fo 7-10d
Juice, fresh squeezed | fresh juice, homemade juice, fresh orange juice, smoothie, carrot juice, apple cider, cider | f 2-3d, z 8-12m | cold
Vegetable juice | tomato juice, v8 | p 12-18m, fo 3-5d | low
Lemon or lime juice, bottled | lemon juice, lime juice, realemon | p 12-18m, fo 2m | warm
Frozen juice concentrate | orange juice concentrate, juice concentrate | z 12m, fo 7d | cold
Coffee, ground | coffee, coffee grounds, can of coffee | p 3-5m, po 2w, z 6-12m | warm
Coffee beans | whole bean coffee | p 3-5m, po 1-3w, z 3-4m | warm
Instant coffee | instant coffee jar | p 1y, po 2-3m | warm
Tea | tea bags, loose tea | p 18-24m, po 6-12m | warm
Brewed tea or coffee | iced tea, sweet tea, cold brew, sun tea | f 1-2d | cold
Drink mix powder | kool aid, drink mix, sports drink powder | p 18-24m, po 1-3m | warm
Nutrition drinks | ensure, boost, nutrition shake, meal replacement shake | p label, fo 1d | low
Wine | red wine, white wine, cooking wine | p 1-2y, fo 1-3d | warm
`,
  ),
];
