import { foodsFrom } from '../food.ts';
import { foodKeeper } from '../sources.ts';

const dryDefaults = { kind: 'dry', state: 'packed', needsCold: 'never', acid: 'low', fridgeQuality: true } as const;
const bakeryDefaults = { ...dryDefaults, kind: 'bakery' } as const;

export const dryGoods = [
  ...foodsFrom(
    foodKeeper,
    dryDefaults,
    `
White rice | rice, jasmine rice, basmati, wild rice, long grain rice, instant rice | p 2y, po 1y, fo 6m
Brown rice | whole grain rice | p 1y, po 6m, fo 6m
Dried beans | beans, pinto beans, black beans dried, navy beans, kidney beans dried, dry beans, great northern beans, black beans, bag of beans, chickpeas dried | p 1-2y, po 1y
Lentils | dried lentils, red lentils | p 1y, po 1y
Split peas | dried peas, dry split peas | p 1y, po 1y
Pasta, dry | pasta, spaghetti, macaroni, penne, noodles, dry pasta | p 2y, po 1y
Egg noodles, dry | egg noodles, ramen, ramen noodles, instant noodles | p 2y, po 1-2m
Quinoa | dry quinoa, uncooked quinoa | p 2-3y
Barley | pearl barley | p 6m, z 12m
Buckwheat, millet or teff | buckwheat, millet, teff, amaranth | p 2m, z 4m
Farro, spelt or rye berries | farro, spelt, rye, wheat berries | p 6m, z 12m
Oatmeal | oats, rolled oats, quick oats, instant oatmeal, grits, cream of wheat, hot cereal | p 12m, po 6-12m
Cereal, ready to eat | cereal, cold cereal, corn flakes, granola, cheerios | p 6-12m, po 2-3m
White flour | flour, all purpose flour, bread flour | p 6-12m, po 6-8m, f 1y, z 1y
Whole wheat flour | whole grain flour, wheat flour | p 3-6m, f 6-8m, z 6-8m
Almond flour and other nut flours | almond flour, nut flour, coconut flour | p 2m, f 6m, z 6m
Cornmeal | corn meal, masa, masa harina | p 6-12m, f 1y
Cornstarch | corn starch | p 18-24m, po 18m
Sugar | white sugar, brown sugar, powdered sugar, granulated sugar | p always, po 18-24m
Salt | table salt, kosher salt, sea salt | p always
Baking powder | baking powder can | p 6-18m, po 3-6m
Baking soda | bicarbonate | p 2-3y, po 6m
Yeast | dry yeast, active dry yeast, instant yeast | p 2y, fo 4m, z 6m
Cake, brownie or bread mix | cake mix, brownie mix, bread mix, muffin mix, cornbread mix | p 12-18m
Pancake or biscuit mix | pancake mix, biscuit mix, bisquick | p 9m
Cocoa | cocoa powder, hot chocolate mix, cocoa mix | p always, po 1y
Chocolate | chocolate chips, baking chocolate, chocolate bars, candy bars | p 1-2y, po 1y
Gelatin mix | jello mix, flavored gelatin, gelatin | p 10-12m, po 3-4m
Pudding mix | instant pudding | p 1y, po 3-4m
Spices, ground | spices, ground spices, cinnamon, cumin, black pepper, chili powder, garlic powder, paprika, spice | p 2-3y, po 2-3y
Spices, whole | whole spices, peppercorns, cloves whole | p 3-4y, po 3-4y
Herbs, dried | dried herbs, dried oregano, dried basil | p 1-2y, po 1-2y
Vanilla and other extracts | vanilla extract, almond extract, extract | p 2y, po 12m
Vegetable oil | cooking oil, oil, olive oil, canola oil, corn oil, sunflower oil | p 6-12m, po 3-5m, f 4m
Coconut oil | coconut fat | p 3y
Shortening | crisco, solid shortening | p 1-2y, po 6-12m
Peanut butter | peanutbutter, pb | p 6-9m, po 2-3m, fo 3-4m
Peanut butter, natural | natural peanut butter | p label, f 12m, fo 3-4m
Almond or cashew butter | almond butter, cashew butter, nut butter, tahini | p 3m, fo 3w
Nuts, sealed jar or can | nuts, mixed nuts, roasted nuts, jar of nuts, trail mix | p 1y, po 2-9m, fo 4-6m, z 6-12m
Almonds, shelled | almonds | p 4m, f 8m, z 10m
Walnuts, pecans, cashews, shelled | walnuts, pecans, cashews, macadamias, pistachios | p 2-4w, f 6-9m, z 12-24m
Peanuts in the shell | peanuts, raw peanuts | p 4m, f 12m, z 24m
Sunflower and pumpkin seeds | sunflower seeds, pumpkin seeds, pepitas, chia seeds, flaxseed | p 6m, f 6m
Raisins and other dried fruit | dried fruit, raisins, dried apricots, prunes, dried cranberries, dried apples, craisins | p 6m, po 1m, fo 6m
Dried vegetables, home dried | dehydrated vegetables, dried vegetables, dried tomatoes, dehydrated carrots, dried peppers | p 3-6m
Dried fruit, home dried | dehydrated fruit, home dried apples, fruit leather, dehydrated apples | p 6-12m
Dried mushrooms | dried shiitake | p 1-2y, po 3m
Crackers | saltines, soda crackers, ritz, graham crackers | p 6-8m, po 1m
Chips | potato chips, tortilla chips, corn chips, fritos | p 2m, po 1-2w
Pretzels | pretzel sticks | p 4-9m, po 3w
Popcorn kernels | popcorn, unpopped popcorn | p 2y, po 1y
Microwave popcorn | popcorn bags | p 6-12m
Fruit snacks | gummy snacks, fruit roll ups | p 6-9m
Granola bars | cereal bars, protein bars, snack bars | p label
Marshmallows | marshmallow | p 1y, po 1m
Instant potatoes | instant mashed potatoes, potato flakes, mashed potato flakes | p 10-15m, po 6-12m
Stuffing mix | boxed stuffing, stove top | p 9-12m
Bouillon and dry soup mix | bouillon, bouillon cubes, soup mix, dry soup, onion soup mix | p 1y, po 1y
Gravy or sauce mix, dry | gravy mix, taco seasoning, sauce mix, seasoning packets | p 2y
Boxed macaroni and cheese | boxed mac and cheese, kraft dinner, hamburger helper, boxed dinner | p label
Pectin | sure jell, fruit pectin | p label, po 1m
Textured vegetable protein | tvp, soy protein | p 2y, po 3-4m
Bread crumbs | panko, breadcrumbs | p 6m
Freeze-dried food in cans | freeze dried food, emergency food buckets, mre, mountain house | p label
`,
  ),
  ...foodsFrom(
    foodKeeper,
    bakeryDefaults,
    `
Bread from the store | bread, loaf of bread, sliced bread, white bread, wheat bread, rolls, buns, hamburger buns, hot dog buns | p 3-5d, f 2-3w, z 3-5m
Bread, homemade | homemade bread, fresh bread, bakery bread, french bread | p 3-5d, z 2-3m
Bagels | bagel, english muffins | p 1-2d, z 3m
Flour tortillas | tortillas, flat bread, pita, naan | p 3m, f 3m, z 6m
Corn tortillas | corn tortilla | p 25-45d, f 60-90d
Cakes and cupcakes | cake, cupcakes, birthday cake, sheet cake, pound cake | p 3-7d, f 7-10d, z 6m
Muffins | muffin, quick bread, banana bread, zucchini bread | p 3-7d, z 2-3m
Cheesecake | cheese cake | f 5-7d, z 3-6m | cold
Cookies, soft | cookies, chocolate chip cookies, brownies | p 2-3m, z 8-12m
Cookies, crisp | crispy cookies, oreos, ginger snaps | p 4-6m, z 8-12m
Cream-filled pastries | eclairs, cream puffs, cannoli, cream filled donuts | f 2-3d, z 3m | cold
Doughnuts | donuts, donut | p 1-2d | nofreeze
Danish and pastries | danish, croissants, pastries, sweet rolls | p 5d | nofreeze
Fruitcake | fruit cake | p 6m, f 12m, z 12m
Cream pie | banana cream pie, coconut cream pie, chocolate pie, chiffon pie, custard pie, meringue pie | f 1-2d | cold nofreeze
Fruit pie | apple pie, cherry pie, peach pie, blueberry pie, cobbler, pie | p 1-2d, f 1w, z 8m
Pumpkin or pecan pie | pumpkin pie, pecan pie, sweet potato pie | f 3-4d, z 1-2m | cold
`,
  ),
];
