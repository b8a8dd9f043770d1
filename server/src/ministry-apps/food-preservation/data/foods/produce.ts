import { foodsFrom } from '../food.ts';
import { foodKeeper } from '../sources.ts';

const fruitDefaults = { kind: 'fruit', state: 'fresh', needsCold: 'never', acid: 'high', fridgeQuality: true } as const;
const vegetableDefaults = { ...fruitDefaults, kind: 'vegetable', acid: 'low' } as const;

export const produce = [
  ...foodsFrom(
    foodKeeper,
    fruitDefaults,
    `
Apples | apple, crab apples | p 3w, f 4-6w, z 8m
Apricots | apricot | p ripe, f 2-5d | nofreeze
Avocados | avocado | p ripe, f 3-4d | nofreeze low
Bananas | banana | p ripe, f 3d, z 2-3m | low
Blackberries and boysenberries | blackberries, boysenberries, currants, mulberries | f 3-6d, z 12m
Blueberries | blueberry, huckleberries | f 1-2w, z 8-12m
Raspberries | raspberry | f 2-3d, z 8-12m
Strawberries | strawberry | f 2-3d, z 8-12m
Cherries | cherry, sour cherries | f 2-3d, z 8-12m
Gooseberries | gooseberry, lychee | f 7d, z 12m
Elderberries | elderberry | f 3-6d, z 8-12m | low
Cranberries | cranberry, fresh cranberries | f 2m, z 12m
Lemons, limes, oranges and grapefruit | lemons, limes, oranges, grapefruit, tangerines, clementines, citrus, mandarins, orange, lemon, lime | p 10d, f 10-21d | nofreeze
Coconut, fresh | coconut, whole coconut | p 1w, f 2-3w | nofreeze low
Dates | date fruit, medjool dates | p 2m, f 12m, z 1-2y | low
Figs, fresh | figs, fig | f 2-3d, z 6m | add
Grapes | grape, table grapes | p 1d, f 1w, z 1m
Guava | guavas | p ripe, f 2-4d | nofreeze low
Kiwi | kiwis, kiwi fruit | p ripe, f 3-6d | nofreeze
Cantaloupe, whole | cantaloupe, muskmelon, melon | p 2-4d, f 5-15d, z 12m | low
Honeydew, whole | honeydew | p 2-7d, f 3-4d, z 12m | low
Watermelon, whole | watermelon | p 1-2d, f 3-4d, z 12m | low
Mangoes | mango, papaya, passion fruit | p 3-5d, f 1w, z 6-8m | low
Peaches and nectarines | peaches, peach, nectarines, nectarine | p ripe, f 3-5d, z 2m
Pears | pear, bartlett pears | p ripe, f 3-5d, z 2m
Plums | plum, pluots, prunes fresh | p ripe, f 3-5d, z 2m
Pineapple, whole | pineapple, fresh pineapple | p ripe, f 5-7d, z 10-12m
Plantains | plantain | p ripe, f 3-5d, z 10-12m | low
Pomegranate | pomegranates | p 2-5d, f 1-3m, z 10-12m
Kumquats | kumquat | p ripe, f 3w | nofreeze
Star fruit | carambola | p 1w, f 1-2w, z 10-12m | low
Persimmons | persimmon | p ripe, f 2-3d | nofreeze low
Rhubarb | rhubarb stalks | f 3-7d, z 6m
`,
  ),
  ...foodsFrom(
    foodKeeper,
    vegetableDefaults,
    `
Artichokes | artichoke | p 1-2d, f 1-2w | nofreeze
Asparagus | asparagus spears | f 3-4d, z 5m
Bamboo shoots | bamboo | f 5d
Bean sprouts | sprouts, alfalfa sprouts, mung bean sprouts | f 2-3d | cold nofreeze
Green beans | snap beans, string beans, wax beans, green bean, italian beans, pole beans, bush beans | f 3-5d, z 8m
Lima beans, fresh | lima beans, butter beans, fava beans, edamame, shell beans | f 3-5d, z 8m
Peas, fresh | green peas, peas, english peas, shelled peas, snow peas, sugar snap peas | f 3-5d, z 8m
Beets | beet, beetroot | p 1d, f 1-2w, z 6-8m
Bok choy | pak choi | f 2-3d, z 10-12m
Broccoli | rapini, broccoli raab | f 3-5d, z 10-12m
Brussels sprouts | brussel sprouts | f 3-5d, z 10-12m
Cabbage | head of cabbage, red cabbage, napa cabbage | f 1-2w, z 10-12m
Carrots | carrot, parsnips, baby carrots | f 2-3w, z 10-12m
Cauliflower | cauliflower head | f 3-5d, z 10-12m
Celery | celery stalks | f 1-2w, z 10-12m
Swiss chard | chard | f 3-5d, z 10-12m
Corn on the cob | corn, sweet corn, ears of corn, fresh corn | f 1-2d, z 8m
Cucumbers | cucumber | f 4-6d | nofreeze
Eggplant | aubergine | p 1d, f 4-7d, z 6-8m
Garlic, whole bulbs | garlic, garlic bulb, garlic cloves | p 1m, f 3-14d, z 1m
Ginger root | ginger, fresh ginger | p 2-5d, f 2-3w, z 6m
Greens | collard greens, collards, mustard greens, turnip greens, beet greens | f 1-4d, z 10-12m
Kale | curly kale | f 3-5d, z 8-12m
Spinach, fresh | spinach, fresh spinach | f 3-7d, z 10-12m
Lettuce, leaf | lettuce, leaf lettuce, arugula, loose lettuce | f 3-7d | nofreeze
Lettuce, iceberg or romaine | iceberg, romaine, head lettuce | f 1-2w | nofreeze
Herbs, fresh | parsley, cilantro, basil, mint, dill, fresh herbs, rosemary, thyme, chives, oregano | f 7-10d, z 1-2m
Jicama | jícama | f 2-3w | nofreeze
Kimchi | homemade kimchi | f 6m | packed nofreeze
Kohlrabi | kohlrabis | f 1w, z 8-12m
Leeks | leek | f 1-2w, z 10-12m
Lemongrass | lemon grass | f 7-9d, z 6m
Mushrooms | mushroom, button mushrooms, portobello, shiitake fresh | f 3-7d, z 10-12m
Okra | okras | p 1d, f 2-3d, z 10-12m
Onions | onion, yellow onions, red onions, sweet onions, shallots | p 1m, f 2m, z 10-12m
Green onions | scallions, spring onions | f 1w, z 10-12m
Bell peppers | peppers, pepper, green peppers, sweet peppers | f 4-14d, z 6-8m
Hot peppers | jalapenos, jalapeno, chili peppers, serrano, habanero | f 1w, z 9m
Potatoes | potato, white potatoes, russet, red potatoes | p 1-2m, f 1-2w | nofreeze
Pumpkin, whole | pumpkin, pumpkins | p 2-3m, f 3m
Radishes | radish | f 10-14d | nofreeze
Rutabagas | rutabaga, swede | p 1w, f 2-3w, z 8-10m
Summer squash and zucchini | zucchini, summer squash, yellow squash, courgette | p 1-5d, f 4-5d, z 10-12m
Winter squash, whole | winter squash, butternut squash, acorn squash, spaghetti squash, hubbard squash | p 2-6w, f 1-3m, z 10-12m
Sweet potatoes | sweet potato, yams, yam | p 2-3w, z 10-12m
Tomatillos | tomatillo | f 1w, z 6m | add
Tomatoes | tomato, roma tomatoes, fresh tomatoes, cherry tomatoes | p 7d, f 5d, z 2m | add
Turnips | turnip | f 2w, z 8-10m
Cassava | yuca, yucca root, manioc | p 7d, f 3d, z 1-2m
Taro | taro root, malanga | p 7d, f 2-3d
Sauerkraut, homemade | homemade sauerkraut, fermented cabbage | f 3m | packed acid nofreeze
`,
  ),
];
