import { countOf, formatNumber } from '../../app-kit/index.ts';
import type { SafeWay } from './solve/preserve.ts';

/** Words of storing and preserving. */
export const preserveWords = {
  store: {
    next: 'Where it keeps best',
    unknownTitle: 'We don’t know this food.',
    unknown:
      'So we give you no days. Go by the date on its package. What has to be cold goes into the fridge within 2 hours; cooked food keeps there 3 to 4 days. For medicine, ask your pharmacist.',
    several: 'Cooked together, the shortest time holds.',
    unknownIn: (names: string) =>
      `We don’t know: ${names}. Go by the date on the package. What has to be cold goes into the fridge within 2 hours.`,
    onceOpen: (time: string) => `${time} once opened`,
    line: (name: string, advice: string) => `${name}: ${advice}`,
    cold: 'Out of the fridge, 2 hours in all is the limit, or 1 hour above 90 °F.',
    noTime: '–',
  },
  ways: {
    title: 'Safe ways for this food',
    none: 'We know of no safe way to preserve this at home beyond the times below.',
    freeze: 'Freeze: the simplest and safest, if you have the space.',
    dry: 'Dry: in a dehydrator, at a steady temperature.',
    'water-bath': 'Can in boiling water: by a tested recipe, for your altitude.',
    pressure:
      'Pressure can: by a tested process, for your altitude. A pressure cooker or multi-cooker isn’t a pressure canner.',
    ferment: 'Ferment: with measured salt.',
    next: 'Go back and choose one under “How do you want to preserve it?” to get its steps.',
  } satisfies { readonly [way in SafeWay]: string } & { title: string; none: string; next: string },
  refused: {
    title: 'Don’t do it this way.',
    instead: 'What’s safe instead',
    oil: 'Never keep it in oil on the shelf or counter.',
    lowAcid:
      'This food is low in acid. Boiling water never gets hot enough for the germs of botulism, however long it boils.',
    usePressure: 'Use a pressure canner: go back and choose “Pressure can”.',
    pressureBelow: 'Use a pressure canner. The tested process for your jars and your altitude is below.',
    pressureTooHigh: (feet: number) =>
      `Freeze it or dry it for now. Only a pressure canner is safe for this food, the USDA tables for it end at 8,000 feet, and you’re at ${formatNumber(feet)}. We don’t guess the pounds above that: too little pressure isn’t safe. Before you can, ask your county Extension office which pressure holds for your altitude and your canner.`,
    noProcess: (food: string) =>
      `We have no tested process for ${food} in this canner. Without one, no time and no pressure is safe.`,
    freezeInstead:
      'Freeze it, or follow a tested recipe, if there is one: look at nchfp.uga.edu or ask your county Extension office.',
    otherRecipe: (title: string | undefined) =>
      `This needs a tested recipe of its own, with its own amounts and minutes. ${title ? `Our times are only for: ${title}.` : 'We have no such recipe here.'}`,
    otherRecipeInstead: (jam: boolean) =>
      `Look for the recipe ${jam ? 'in the package of pectin, ' : ''}at nchfp.uga.edu or at your county Extension office, and follow it exactly. Or freeze the food.`,
    jar: 'No tested process exists for jars bigger than a quart here. The heat doesn’t reach the middle.',
    jarInstead: 'Use pints or quarts, as the process says.',
    altitude:
      'The USDA tables for pressure canners end at 8,000 feet. We don’t guess the pounds above that: too little pressure isn’t safe.',
    altitudeInstead:
      'Freeze it for now. Before you can, ask your county Extension office which pressure holds for your altitude and your canner.',
    way: 'An oven, an open kettle or any other way but a canner is never safe, for any food.',
    wayInstead:
      'Use boiling water for food high in acid and a pressure canner for everything else, each by a tested recipe. Or freeze it.',
    mixture: (foods: string) =>
      `A mix of ${foods} needs a tested recipe of its own: the time for one of them isn’t enough for the mix.`,
    mixtureInstead:
      'Freeze the mix, or use a tested recipe for it from nchfp.uga.edu. Canned alone, each food that is low in acid, such as peppers and onions, needs a pressure canner.',
    noFerment:
      'We give no recipe to ferment this. Without the right salt or acid, fermenting at home can make a food that looks fine and isn’t safe.',
    fermentInstead: 'Freeze it, or use a tested recipe from nchfp.uga.edu.',
    noDrying: 'We have no steps here to dry this food.',
    dryInstead: 'Look for tested steps at nchfp.uga.edu, or ask your county Extension office.',
    noFood: 'We don’t know this food, so we know of no tested process for it. Without one we give no time.',
    noFoodInstead: 'Freeze it, or ask your county Extension office. Tested recipes are at nchfp.uga.edu.',
    notACanner:
      'An oven, a dishwasher, a microwave, a slow cooker, a pressure cooker or a multi-cooker such as an Instant Pot is no canner. The process below holds only in the canner that it names.',
    ways: 'Ways that are never safe',
  },
  canning: {
    minutes: (minutes: number) => countOf(minutes, { one: 'minute', other: 'minutes' }),
    pounds: (pounds: number) => countOf(pounds, { one: 'pound', other: 'pounds' }),
    timeLabel: (jar: string) => `for ${jar}`,
    dialLabel: 'on a dial',
    weightLabel: 'with a weight',
    feetLabel: (feet: number) => `at ${formatNumber(feet)} feet`,
    ofLarger: 'The table has no half-pints for this food; the time is that of pints.',
    pressureTitle: 'Only in a pressure canner, and only like this',
    waterTitle: 'In boiling water, and only like this',
    recipe:
      'Follow the process exactly: the size of the pieces, the liquid and the headspace decide how heat reaches the middle.',
    begin: 'Before you begin',
    beginItems: [
      'A canner with a rack: for pressure, one that holds at least four quart jars.',
      'Clean Mason jars without cracks, new flat lids, and bands.',
      'A jar lifter, a clock, and this page.',
    ],
    dialCheck: 'A dial has to be checked every year. Ask your county Extension office.',
    process: 'Steps',
    fill: (headspace: string) =>
      `Fill hot, clean jars. Leave ${headspace} of space at the top. Take out air bubbles, wipe the rims, and close them finger tight.`,
    acid: 'Put acid into each jar first: bottled lemon juice, 1 tablespoon a pint or 2 tablespoons a quart; or citric acid, ¼ teaspoon a pint or ½ teaspoon a quart. Not fresh lemons: their acid differs. Never leave it out. If it tastes too sour, add sugar.',
    pressureSteps: (minutes: number, dial: number, weight: number) => [
      'Set the jars on the rack in 2 to 3 inches of hot water. Lock the lid.',
      'Heat it, and let steam stream out of the open vent for a full 10 minutes. Then close the vent or set the weight.',
      `When the dial shows ${dial} pounds, or the ${weight}-pound weight rocks, start the clock: ${minutes} minutes.`,
      'If the pressure falls at any time, bring it back and start the clock again from zero.',
      'Turn off the heat. Let it cool by itself until the pressure is zero. Wait 10 minutes, and open the lid away from you.',
    ],
    waterSteps: (minutes: number) => [
      'Set the jars on the rack in hot water. Add water until it’s 1 inch above the lids; 2 inches for more than 30 minutes.',
      `Put on the lid and bring it to a full boil. Then start the clock: ${minutes} minutes.`,
      'If it stops boiling, bring it back and start the clock again from zero.',
      'Turn off the heat, take off the lid, and wait 5 minutes.',
    ],
    afterTitle: 'When they’re done',
    after: [
      'Lift the jars out and let them cool for 12 to 24 hours without touching the lids.',
      'Check each lid: it has to curve down and not move. A jar that didn’t seal goes into the fridge, or is processed again within 24 hours.',
      'Take off the bands, wash the jars, and write the food and the day on them. Keep them cool, dark and dry, and use them within 12 months.',
    ],
    altitudeTable: 'By altitude',
    altitudeColumns: { altitude: 'Altitude', minutes: 'Minutes', dial: 'Dial', weight: 'Weight' },
    toFeet: (from: number, to: number) =>
      from === 0 ? `up to ${formatNumber(to)} feet` : `${formatNumber(from + 1)} to ${formatNumber(to)} feet`,
    aboveFeet: (from: number) => `above ${formatNumber(from)} feet`,
    noTable: 'not in the table',
    limits: 'Take care',
    boilFirst: (minutes: number) =>
      `When you open a jar, boil the food ${minutes} minutes at your altitude before anyone tastes it. A jar that bulges, leaks, spurts or smells bad is thrown out unopened.`,
    eatWithin: (day: string) => `Canned today, it’s at its best until ${day}.`,
    source:
      'The table is that of the USDA Complete Guide to Home Canning. If your recipe from there says something else, the recipe counts.',
  },
  freeze: {
    title: 'How to freeze it',
    notAdvised: 'It stays safe in the freezer, and it loses its texture: use it in cooked food.',
    keeps: (range: string) => `At 0 °F it tastes best for ${range}. Frozen hard, it stays safe longer.`,
    keepsOpen: 'Frozen hard at 0 °F, it stays safe.',
  },
  dry: { title: 'How to dry it' },
  ferment: { title: 'How to ferment it' },
  vacuum: {
    title: 'How to vacuum seal it',
    cold: 'This food needs the fridge or the freezer, sealed or not.',
    dry: 'This food needs no cold.',
  },
};
