import { foodsFrom } from '../food.ts';
import { foodKeeper } from '../sources.ts';

const dairy = { kind: 'dairy', state: 'packed', needsCold: 'always', acid: 'low' } as const;
const egg = { ...dairy, kind: 'egg' } as const;

export const dairyAndEggs = [
  ...foodsFrom(
    foodKeeper,
    dairy,
    `
Butter | stick of butter, salted butter, unsalted butter | f 1-2m, z 6-9m | quality warm
Margarine | oleo, buttery spread, spread | f 6m, z 12m | quality warm
Buttermilk | cultured buttermilk | f 1-2w, z 3m
Milk | whole milk, skim milk, 2% milk, low fat milk, chocolate milk, gallon of milk, cow milk | f label, fo 1w, z 3m
Lactose-free milk | lactaid, lactose free milk | f label, fo 1w | nofreeze
Almond, soy, oat or rice milk, refrigerated | almond milk, soy milk, oat milk, rice milk, plant milk, coconut milk beverage | f label, fo 7-10d
Almond, soy, oat or rice milk, shelf-stable | shelf stable milk, boxed almond milk, boxed soy milk, uht milk, shelf stable plant milk | p label, fo 7-10d | cold-opened
Powdered milk | dry milk, milk powder, nonfat dry milk, instant milk | p 3-5y, po 3m | warm
Evaporated or condensed milk, canned | evaporated milk, condensed milk, canned milk, sweetened condensed milk | p 12m, fo 4-5d | cold-opened
Half and half | half-and-half, coffee cream | f 3-4d, z 4m
Heavy cream | whipping cream, heavy whipping cream, cream | f 10d, fo 1w, z 3-4m
Light cream | table cream | f 1w, z 3-4m
Whipped cream, sweetened | homemade whipped cream | f 1d, z 1-2m
Whipped cream in an aerosol can | aerosol whipped cream, reddi wip, canned whipped cream | f 3-4w | nofreeze
Whipped topping in a tub | cool whip, whipped topping | f 2w, z 14m
Sour cream | soured cream, crema | f label, fo 1-3w | nofreeze
Sour cream dip | french onion dip, ranch dip, chip dip, dip | f 2w | nofreeze
Yogurt | yoghurt, greek yogurt | f 1-2w, z 1-2m
Kefir | fermented milk | f 1w, fo 1-2d | nofreeze
Cottage cheese | curds | f 2w, fo 1w | nofreeze
Ricotta | ricotta cheese | f 2w, fo 1w | nofreeze
Cream cheese | philadelphia, neufchatel | f 2w | nofreeze
Hard cheese | cheddar, swiss cheese, block cheese, parmesan block, colby, gouda, cheese, provolone | f 6m, fo 3-4w, z 6m | quality warm
Parmesan, grated | grated parmesan, parmesan, romano | f 12m | quality warm nofreeze
Shredded cheese | shredded cheddar, shredded mozzarella, bag of cheese | f 1m, z 3-4m
Processed cheese slices | american cheese, cheese slices, kraft singles, velveeta | f 3-4w | quality warm nofreeze
Soft cheese | brie, camembert, goat cheese, feta, fresh mozzarella, queso fresco, blue cheese, mozzarella, queso, paneer | f 1-2w, z 6m
String cheese | cheese sticks, mozzarella sticks | f 5m, fo 1w
Nacho cheese from a jar | cheese dip, queso dip, cheese sauce | p 2y, fo 2w | cold-opened nofreeze
Coffee creamer, liquid | creamer, liquid creamer | f 3w | nofreeze
Coffee creamer, powder | powdered creamer | p 2y, po 2-3m | warm
Pudding | pudding cups, custard, rice pudding, gelatin dessert, jello | f label, fo 2d | nofreeze
Ice cream | frozen yogurt, gelato, sherbet, sorbet, ice pops, popsicles | z 6m
Tofu | bean curd | f 1w, z 5m
Tempeh | fermented soybeans | f label, fo 3-4d, z 6m
Miso | miso paste | f 1y | quality warm nofreeze
Vegan cheese | plant cheese, dairy free cheese | f 4m, fo 3-7d | nofreeze
`,
  ),
  ...foodsFrom(
    foodKeeper,
    egg,
    `
Eggs in the shell | eggs, egg, shell eggs, carton of eggs, raw eggs, dozen eggs | f 3-5w | raw nofreeze
Raw egg whites or yolks | egg whites, egg yolks, cracked eggs | f 2-4d, z 12m | raw
Hard-boiled eggs | boiled eggs, hard cooked eggs, boiled egg, deviled eggs, easter eggs | f 1w | cooked nofreeze
Egg dishes | frittata, omelet, scrambled eggs, egg casserole, breakfast casserole | f 3-4d, z 2-3m | cooked
Quiche | egg pie | f 3-4d, z 2-3m | cooked
Egg substitute, liquid | egg beaters, liquid eggs, egg substitute | f 7d, fo 3d | nofreeze
Eggnog | egg nog | f 3-5d, z 6m
`,
  ),
];
