import { foodsFrom } from '../food.ts';
import { foodKeeper } from '../sources.ts';

const cooked = { kind: 'cooked', state: 'cooked', needsCold: 'always', acid: 'low' } as const;
const deli = { kind: 'deli', state: 'packed', needsCold: 'always', acid: 'low' } as const;

export const cookedAndDeli = [
  ...foodsFrom(
    foodKeeper,
    cooked,
    `
Leftovers with meat, fish, poultry or egg | leftovers, leftover meat, cooked meat, cooked beef, meat loaf, meatloaf, takeout, take-out, chinese food, doggie bag, leftover steak, cooked pork, meatballs, tacos, burrito, cooked hamburger, pulled pork, goulash, sloppy joes, stir fry, curry, chicken curry, beef stroganoff, egg rolls, spring rolls, dumplings, potstickers, samosas, tamales, empanadas, fajitas, quesadilla, gyro, kebab cooked, stuffed peppers, cabbage rolls, pierogi, lo mein, pad thai, orange chicken, jambalaya, paella, biscuits and gravy, corned beef and cabbage | f 3-4d, z 2-3m
Leftovers without meat | cooked vegetables, leftover vegetables, vegetable dish, cooked potatoes, mashed potatoes, baked potato, french fries cooked, vegetable curry | f 3-4d, z 1-2m
Cooked rice | rice cooked, leftover rice, fried rice, steamed rice | f 3-4d, z 1-2m
Cooked pasta | leftover pasta, spaghetti cooked, macaroni cooked, noodles cooked, mac and cheese, macaroni and cheese, lasagna | f 3-4d, z 1-2m
Cooked beans | boiled beans, leftover beans, baked beans homemade, refried beans homemade | f 3-4d, z 1-2m
Cooked grains | cooked quinoa, cooked oatmeal, cooked barley, oatmeal cooked, grits cooked | f 3-4d, z 1-2m
Soup or stew | soup, stew, chili, chowder, gumbo, chicken soup, vegetable soup, beef stew, bean soup, pho, ramen soup, borscht, jambalaya soup, chicken and dumplings, posole, menudo, etouffee | f 3-4d, z 2-3m
Casserole | casseroles, tuna casserole, hotdish, hot dish, shepherds pie, pot pie, enchiladas | f 3-4d, z 2-3m
Cooked chicken or turkey | cooked chicken, cooked turkey, cooked poultry, baked chicken, roast chicken, grilled chicken, leftover turkey, leftover chicken, chicken leftovers | f 3-4d, z 2-3m
Fried chicken | chicken nuggets cooked, chicken patties cooked, chicken nuggets, fried chicken bucket | f 3-4d, z 1-3m
Rotisserie chicken | store roasted chicken, costco chicken | f 3-4d, z 4m
Chicken or turkey in gravy or broth | poultry in gravy, chicken and gravy | f 3-4d, z 1-2m
Meat in gravy or broth | roast in gravy, beef and gravy, sauerbraten | f 3-4d, z 2-3m
Gravy, homemade | gravy, meat gravy, turkey gravy | f 1-2d, z 2-3m
Broth or stock, homemade | homemade broth, bone broth, stock, homemade stock | f 3-4d, z 2-3m
Pizza, cooked | pizza, leftover pizza, pizza slices | f 3-4d, z 1-2m
Cooked fish | leftover fish, baked fish, fried fish, cooked salmon | f 3-4d, z 1-2m
Cooked shrimp and shellfish | cooked shrimp, cooked shellfish, boiled crawfish, cooked lobster, cooked crab | f 3-4d, z 1-3m
Sushi with raw fish | sushi, sashimi, poke, ceviche | f 1d | nofreeze
Stuffing | dressing with bread, cooked stuffing, bread stuffing | f 3-4d, z 1m
Sandwiches with meat, egg or cheese | sandwich, sub, ham sandwich, wrap, hoagie | f 3-4d
Restaurant meals | restaurant leftovers, hot meal from the store, prepared meal, main dish, home delivered meal, meals on wheels | f 3-4d, z 2-3m
Cooked sausage | leftover sausage, cooked hot dogs, cooked bacon, leftover bacon | f 3-4d, z 1-2m
Cooked ham leftovers | leftover ham | f 3-4d, z 1-2m
Pancakes, waffles and french toast, cooked | pancakes, waffles, french toast | f 3-4d, z 1-2m | warm
Applesauce, homemade | homemade applesauce | f 7-10d, z 8-12m | acid quality warm
Cranberry sauce, homemade | homemade cranberry sauce | f 7-10d | acid
Tomato sauce, homemade | homemade spaghetti sauce, homemade tomato sauce, marinara homemade, meat sauce, bolognese | f 3-4d, z 2-3m
`,
  ),
  ...foodsFrom(
    foodKeeper,
    deli,
    `
Deli meat, sliced at the store | deli meat, lunch meat, lunchmeat, cold cuts, sliced turkey, sliced deli ham, bologna, roast beef deli, luncheon meat, deli turkey, deli ham | f 3-5d, fo 3-5d, z 1-2m
Deli meat, sealed package | packaged lunch meat, packaged deli meat, sealed lunch meat, oscar mayer, packaged bologna | f 2w, fo 3-5d, z 1-2m
Egg salad | egg salad sandwich filling | f 3-4d | nofreeze cooked
Chicken salad | turkey salad | f 3-4d | nofreeze cooked
Tuna salad | seafood salad, shrimp salad, salmon salad, crab salad | f 3-4d | nofreeze cooked
Ham salad | ham spread | f 3-4d | nofreeze cooked
Potato salad | german potato salad | f 3-5d | nofreeze cooked
Pasta salad | macaroni salad | f 3-5d | nofreeze cooked
Coleslaw | cole slaw, slaw | f 3-5d | nofreeze cooked
Hummus, from the store | hummus, store hummus | f label, fo 7d | nofreeze
Hummus, homemade | homemade hummus | f 3-4d | nofreeze cooked
Guacamole | guac, avocado dip | f 3-4d, z 3-4m
Olives from the olive bar | olive bar olives | f 2w | nofreeze
Salsa, fresh | fresh salsa, homemade salsa, pico de gallo | f 4-7d | add
Cut fruit | cut melon, fruit salad, sliced fruit, fruit tray, cut watermelon, cut cantaloupe, sliced melon, cut pineapple | f 4d | nofreeze fresh acid
Cut vegetables | veggie tray, sliced vegetables, chopped vegetables, cut spaghetti squash | f 4-5d | nofreeze fresh
Bagged salad | bagged greens, salad kit, salad mix, bag of lettuce, spring mix, bagged spinach, salad | f 3-5d, fo 2d | nofreeze fresh
Fresh pasta | refrigerated pasta, ravioli fresh, tortellini fresh | f 1-2d, z 2m
Refrigerated dough | biscuit dough, canned biscuits, crescent rolls, pizza dough, tube biscuits, cinnamon rolls tube | f label | nofreeze
Cookie dough | ready cookie dough | f label, z 2m
Pie crust, ready to bake | refrigerated pie crust | f label, z 2m
Vegetables marinated in oil | marinated vegetables, marinated mushrooms, antipasto | f 3-4d
Vacuum-packed dinners | refrigerated dinners, commercial vacuum packed dinners | f 2w, fo 3-4d | nofreeze
Garlic in oil, homemade | homemade garlic oil, garlic confit, garlic infused oil, garlic in oil, herbs in oil, garlic oil | f 4d, z 3m
`,
  ),
];
