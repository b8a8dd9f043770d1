import { countOf, formatNumber } from '../../app-kit/index.ts';
import type { DonationRule } from './solve/donate.ts';
import type { FreezerResult, FridgeResult } from './solve/power.ts';
import type { SafeWay } from './solve/preserve.ts';

const hour = { one: 'hour', other: 'hours' };
const day = { one: 'day', other: 'days' };
const person = { one: 'person', other: 'people' };

/** Words of storing and preserving. */
export const preserveWords = {
  store: {
    next: 'Where it keeps best',
    unknownTitle: 'We don’t know this food.',
    unknown:
      'So we give you no days. Go by the date on its package. What has to be cold goes into the fridge within 2 hours; cooked food keeps there 3 to 4 days.',
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
      `Use a pressure canner. The table below ends at 8,000 feet, and you’re at ${formatNumber(feet)}: less pressure than you need isn’t safe. Ask your county Extension office for the pounds before you can. Until then, freeze it.`,
    noProcess: (food: string) =>
      `We know of no tested process for ${food} in this canner. Without one, no time and no pressure is safe.`,
    freezeInstead: 'Freeze it, or ask your county Extension office for a tested recipe.',
    jar: 'No tested process exists for jars bigger than a quart here. The heat doesn’t reach the middle.',
    jarInstead: 'Use pints or quarts, as the process says.',
    altitude: 'Above 8,000 feet the tables for pressure canners end.',
    altitudeInstead: 'Ask your county Extension office before you can. Until then, freeze it.',
    way: 'None of these ways is safe, for any food.',
    wayInstead:
      'Use boiling water for food high in acid and a pressure canner for everything else, each by a tested recipe. Or freeze it.',
    mixture: (foods: string) =>
      `A mix of ${foods} needs a tested recipe of its own: the time for one of them isn’t enough for the mix.`,
    mixtureInstead:
      'Can each food alone, or freeze the mix. Tested recipes for soups, salsa and sauces are at nchfp.uga.edu.',
    noFerment:
      'We give no recipe to ferment this. Without the right salt or acid, fermenting at home can make a food that looks fine and isn’t safe.',
    fermentInstead: 'Freeze it, or use a tested recipe from nchfp.uga.edu.',
    noDrying: 'We give no steps to dry this: fat or moisture stays in it, or no safe home method exists.',
    dryInstead: 'Freeze it, or keep it as long as the table says.',
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
    acid: 'Put acid into each jar first: bottled lemon juice, 1 tablespoon a pint or 2 tablespoons a quart. Not fresh lemons: their acid differs.',
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

/** Words of the power cut. */
export const powerWords = {
  hours: (hours: number) => `${formatNumber(hours)} ${hours === 1 ? 'hour' : 'hours'}`,
  fridgeTitle: 'The fridge',
  freezerTitle: 'The freezer',
  fridge: {
    'measured-cold': 'The thermometer says 40 °F or colder. The food is safe: keep it cold.',
    'measured-warm': 'The thermometer says more than 40 °F. That is too warm for more than 2 hours.',
    cold: 'The food is safe if the door stayed closed. A closed fridge stays cold about 4 hours.',
    opened: 'The door was opened, so 4 hours can’t be counted on. Without a thermometer no one can tell.',
    over: 'A closed fridge stays cold about 4 hours, and this was longer.',
  } satisfies { readonly [result in FridgeResult]: string },
  freezer: {
    none: '',
    holding: 'Closed, it still holds. Don’t open it to look.',
    look: 'Look at each package when the power is back. Frozen hard, with ice crystals, or at 40 °F or colder: freeze it again or cook it. Thawed and warmer than 40 °F for more than 2 hours, or no one knows: throw it out. The list below says what can stay.',
  } satisfies { readonly [result in FreezerResult]: string },
  throwOut:
    'Throw out meat, poultry, fish, eggs, milk, soft cheese, leftovers, cooked and cut vegetables, cut fruit, and everything that says “keep refrigerated”. Keep butter, hard cheese, whole fruit and vegetables, bread, jam, ketchup, mustard and pickles. The whole list is below.',
  titles: { keep: 'The fridge: keep the food.', out: 'The fridge: throw out what spoils.' },
  left: (hours: number) => `About ${formatNumber(hours)} more ${hours === 1 ? 'hour' : 'hours'} with the door closed.`,
  holds: (hours: number, full: boolean) =>
    full
      ? `A full freezer holds about ${hours} hours with the door closed.`
      : `A half-full freezer holds about ${hours} hours with the door closed.`,
  stillOut:
    'If the power is still out: keep both doors closed. Move milk, meat, medicine and baby food into a cooler with ice before the 4 hours are over.',
  noTaste: 'Never taste food to find out, and don’t go by the smell.',
  fridgeTable: 'In the fridge, above 40 °F for more than 2 hours',
  freezerTable: 'In the freezer, thawed and above 40 °F for more than 2 hours',
  columns: { group: 'Food', out: 'Throw out', keep: 'Keep' },
  lists: 'What to throw out and what to keep',
  help: 'Help after a power cut',
  medicine: 'Ask your pharmacist about insulin and other medicine from the fridge before you use it or throw it out.',
  photos: 'Take photos of what you throw out: an insurer or an office may ask.',
  callTitle: 'If the food is gone and there’s no money for more',
  callText:
    'Call 211, any time, and ask for food today. If you get SNAP, tell your SNAP office within 10 days what you lost, and ask for it to be replaced. If you get WIC and lost formula, call your WIC clinic.',
};

/** Words of the list of what someone has. */
export const inventoryWords = {
  out: (count: number) => countOf(count, { one: 'food to throw out', other: 'foods to throw out' }),
  today: (count: number) => countOf(count, { one: 'food for today', other: 'foods for today' }),
  week: (count: number) => countOf(count, { one: 'food for the next 7 days', other: 'foods for the next 7 days' }),
  table: 'Eat from the top',
  columns: { food: 'Food', place: 'Where', by: 'Eat by', todo: 'What to do' },
  todo: {
    keep: 'keep',
    'use-today': 'use today',
    discard: 'throw out',
    'cannot-tell': 'throw out: we can’t tell',
    unknown: 'go by the package',
    over: 'past its best, still safe',
    look: 'look: use today or throw out',
  },
  nothing: 'no day',
  first: {
    out: (names: string) => `Throw out: ${names}.`,
    today: (names: string) => `Eat or freeze today: ${names}.`,
    next: (name: string, by: string) => `Eat next: ${name}, by ${by}.`,
    fine: 'Nothing has to be eaten today.',
  },
  unknown: (names: string) =>
    `Not in our table: ${names}. Go by the date on the package. Cooked food keeps 3 to 4 days in the fridge.`,
  noDays: (names: string) =>
    `Without a day we can’t count: ${names}. Food that has to be cold is then thrown out. If you know the day, enter it.`,
  labels: 'Labels to print and cut',
  reminders: 'Reminders for your calendar',
  reminderList: 'Eat by these days',
  fileName: 'food-list',
  save: 'Save the list as a file with the button below, and open it here next time. We keep nothing.',
  hungry: 'If the list is short and the month is long',
};

/** Words of the long-term plan. */
export const planWords = {
  people: (count: number) => countOf(count, person),
  days: (count: number) => countOf(count, day),
  hours: (count: number) => countOf(count, hour),
  gallons: (count: number) => countOf(count, { one: 'gallon', other: 'gallons' }),
  waterLabel: (days: number) => `of water, for ${countOf(days, day)}`,
  weeksLabel: 'to buy it, a little each week',
  weeks: (count: number) => countOf(count, { one: 'week', other: 'weeks' }),
  peopleLabel: (days: string) => `fed for ${days}`,
  next: (three: string, two: string, all: string, days: number) =>
    days <= 3
      ? `Begin with water. Have all of it by ${three}.`
      : days <= 14
        ? `Begin with water and 3 days of food that needs no cooking, by ${three}. Have all of it by ${all}.`
        : `Begin with water and 3 days of food that needs no cooking, by ${three}. Have two weeks by ${two}, and all of it by ${all}.`,
  money:
    'If this is too much, begin with half or less: 3 days of food is a good start. Healthy adults can do with half of their usual food for a short time; children and pregnant women can’t, and no one should go short of water. Don’t skip meals or bills for a store. If money is short, call 211.',
  tableTitle: 'What to store',
  columns: { food: 'Food', amount: 'Amount', week: 'Each week', turn: 'Eat or replace within' },
  caption: 'For the whole time',
  check: 'Also',
  checkItems: [
    'Salt, sugar, spices, bouillon, baking powder, tea or coffee.',
    'A hand can opener.',
    'Food that you can eat cold, if you have no stove without power: canned meat and fish, beans, fruit, peanut butter, crackers, cereal, granola bars.',
    'What your people can eat: allergies, diabetes, dentures, swallowing.',
    'Food and water for pets.',
    'Medicine for two weeks, if your pharmacist can arrange it.',
  ],
  babies: (count: number) =>
    `${count === 1 ? 'A baby under 1 eats' : `${countOf(count, { one: 'baby', other: 'babies' })} under 1 eat`} none of this. Keep two weeks of the formula you use, by its date, and clean water to mix it with. Never add more water than the label says, and give no honey. For a breastfed baby, keep more water for the mother.`,
  noPeople: 'Enter at least one person.',
  turn: 'Keep it turning',
  turnItems: [
    'Store what you eat, and eat what you store: new packages to the back, old ones to the front.',
    'Write the month and year on each package.',
    'Keep it below 75 °F, dry, dark, and off the floor. Keep flour and grain in closed buckets or jars against insects.',
    'Look through it twice a year. Throw out cans that bulge, leak or rust.',
  ],
  reminders: {
    title: 'Days for your calendar',
    three: 'Food store: 3 days and water',
    two: 'Food store: two weeks',
    all: 'Food store: all of it',
    check: 'Food store: look through it',
    checkDetail: 'Use up and replace what comes to its end. Throw out cans that bulge, leak or rust.',
  },
  basis:
    'Amounts are those of the food groups, not of calories alone. They’re a plan for healthy people, not a medical diet.',
};

/** Words of the pantry. */
export const donateWords = {
  outcome: { take: 'Take it.', ask: 'Your food bank’s list decides.', refuse: 'Don’t take it.' },
  rules: {
    'home-canned': 'Food canned at home can’t be given to others: no one can see how it was made.',
    homemade:
      'Food cooked at home can’t be given by a pantry. Cooked food from a licensed kitchen has its own rules: ask your health department.',
    opened: 'The package is open.',
    can: 'A can or jar that bulges, leaks, spurts, or has a loose lid can hold the poison of botulism. Don’t open it, and don’t put it back on a table.',
    dent: 'A deep dent, above all on a seam, or heavy rust can let germs in.',
    spoiled: 'It’s spoiled.',
    'baby-date': 'Baby food and formula are never given after their date.',
    'baby-no-date': 'Baby food and formula need a date that you can read.',
    warm: 'It has to be cold, and it was warm, or no one knows. A pantry takes it only if it was cold all the time.',
    thawed: 'It has thawed. A pantry takes frozen food only when it’s frozen hard.',
    'past-cold':
      'It has to be cold, and its date has passed. It can be given only if it was frozen hard before that date and your food bank’s list allows it.',
    'past-shelf':
      'For food that needs no cold this date is about quality, and the package decides. Your food bank’s list says how long after the date it can be given.',
    cold: 'It has to be cold. Take it only if it comes at 40 °F or colder, or frozen hard, and if you have a fridge or freezer for it. Write down the temperature and the time.',
    whole: 'Whole fruit and vegetables are welcome. Sort out what has mold, slime, or deep cuts.',
    unknown: 'We don’t know this food. Take it only if it’s closed, has its label and its date, and needs no cold.',
    sound: 'It’s closed, has its label, and needs no cold. Check that the package is whole.',
  } satisfies { readonly [rule in DonationRule]: string },
  list: 'Sort a box of donations',
  refuse: 'Never give out',
  refuseItems: [
    'Food canned, cooked or baked at home, and raw milk.',
    'Cans that bulge, leak, spurt, are badly rusted, or have a deep dent on a seam or rim.',
    'Jars with a loose, dented or popped-up lid, or no inner seal.',
    'Packages that are open, wet, torn to the inner bag, or have insects.',
    'Food without a label that names it and what’s in it: people have allergies.',
    'Baby food and formula after their date, or without one.',
    'Food that has to be cold and wasn’t, or thawed food.',
    'Alcohol, vitamins and medicine, unless your food bank has rules for them.',
  ],
  take: 'Welcome',
  takeItems: [
    'Closed cans, boxes, bags and jars that need no cold, with their labels.',
    'Whole fruit and vegetables.',
    'Bread and cakes from a store on their day, or frozen.',
    'Meat, milk and eggs only if they were cold all the time and you can keep them cold.',
  ],
  dates: 'Dates on packages',
  datesText:
    '“Best by” and “sell by” are about quality. Keep your food bank’s list of months after the date on the wall, and go by it. Where there’s no list, we would stop at the date for everything but dry food and cans.',
  throwOut: 'What to do with a suspect can',
};
