import { countOf, formatNumber } from '../../app-kit/index.ts';
import type { Jar } from './data/canning.ts';
import type { Unit } from './data/food.ts';
import type { State } from './fields.ts';
import { options } from './texts.en.ts';

const units: { readonly [unit in Unit]: { one: string; other: string } } = {
  hour: { one: 'hour', other: 'hours' },
  day: { one: 'day', other: 'days' },
  week: { one: 'week', other: 'weeks' },
  month: { one: 'month', other: 'months' },
  year: { one: 'year', other: 'years' },
};

type SinceState = State | 'pumped';

const since: { readonly [state in SinceState]: string } = {
  raw: 'Kept since',
  cooked: 'Cooked on',
  unopened: 'Kept since',
  opened: 'Opened on',
  thawed: 'Thawed on',
  'home-canned': 'Canned on',
  pumped: 'Pumped on',
};

/** Sentences, titles and labels of the document. Days and ranges are given as text. */
export const words = {
  range: (from: number, to: number, unit: Unit) =>
    from === to ? countOf(to, units[unit]) : `${from} to ${countOf(to, units[unit])}`,
  spans: { label: 'until the date on the package', ripe: 'until ripe', always: 'no time limit' },
  since: (state: SinceState, frozen: boolean, day: string, days: number) =>
    `${frozen ? 'Frozen since' : since[state]} ${day}: ${days === 0 ? 'today' : days === 1 ? 'yesterday' : `${formatNumber(days)} days ago`}.`,
  sinceVerb: (state: SinceState, frozen: boolean) => (frozen ? 'Frozen since' : since[state]),
  inPlace: {
    pantry: 'in the cupboard',
    pantryOpened: 'in the cupboard after opening',
    fridge: 'in the fridge',
    fridgeOpened: 'in the fridge after opening',
    freezer: 'in the freezer',
  },
  slots: {
    pantry: 'Cupboard',
    pantryOpened: 'Cupboard, opened',
    fridge: 'Fridge',
    fridgeOpened: 'Fridge, opened',
    freezer: 'Freezer, 0 °F',
  },
  unknownFood: 'This food',
  questions: {
    whyFood: 'This food isn’t in our table by that name. Which one is nearest?',
    which: 'Nearest food',
    other: 'None of these',
    whyDate: 'This food goes by the date on its package.',
    dated: {
      label: 'What does the date say?',
      options: { ahead: 'It’s today or later', past: 'It has passed', none: 'There’s no date' },
    },
    whyCanned: 'A jar from home is only as safe as the way it was canned.',
    cannedHow: {
      label: 'How was it canned?',
      options: {
        pressure: 'Pressure canner, by a tested recipe for my altitude',
        'water-bath': 'Boiling water, by a tested recipe for my altitude',
        unknown: 'Another way, or I don’t know',
      },
    },
    worries: {
      why: {
        warm: 'It sounds as if it was out of the cold. The hours decide.',
        signs: 'It sounds as if you noticed something. Which is it?',
        ate: 'It sounds as if someone has eaten it.',
      },
      warmHow: { label: 'How long was it above 40 °F, in all?', options: options.warm },
      sign: { label: 'What do you see or smell?', options: { ...options.signs, none: 'None of these' } },
      ateHow: { label: 'Has someone eaten it?', options: options.sick },
    },
  },
  outcome: {
    keep: 'Keep it.',
    'keep-until': (day: string) => `Keep it, until ${day}.`,
    'use-today': 'Use it today.',
    discard: 'Throw it out.',
    'cannot-tell': 'We can’t tell. Throw it out.',
    eaten: 'Eat no more of it.',
    future: 'The day you gave is still to come.',
    'sign-can': 'Don’t open it. Throw it out.',
  },
  title: {
    keep: (food: string) => `${food}: keep it`,
    'use-today': (food: string) => `${food}: use it today`,
    discard: (food: string) => `${food}: throw it out`,
    'cannot-tell': (food: string) => `${food}: we can’t tell, so throw it out`,
    eaten: (food: string) => `${food}: eat no more of it`,
    future: (food: string) => `${food}: since which day?`,
    store: (food: string) => `How to store ${food}`,
    storeMany: (count: number) => `How to store ${formatNumber(count)} foods`,
    storeNone: 'How to store a food we don’t know',
    preserve: (food: string) => `${food}: how to preserve it`,
    preserveNo: (food: string) => `${food}: not this way`,
    power: (hours: string) => `After ${hours} without power`,
    inventory: 'What to eat first',
    plan: (days: string, people: string) => `A store of food: ${days} for ${people}`,
    donate: {
      take: (food: string) => `${food}: a pantry can take it`,
      ask: (food: string) => `${food}: ask the food bank’s list`,
      refuse: (food: string) => `${food}: don’t give it`,
    },
  },
  about: {
    times: 'By public tables of the US Department of Agriculture; where two disagree, the shorter time.',
    preserving: 'By tested processes of the US Department of Agriculture.',
    power: 'By the charts of FoodSafety.gov and the US Department of Agriculture.',
    plan: 'Amounts by the food groups of the Dietary Guidelines, rounded up to whole packages.',
  },
  rules: {
    'sign-can':
      'A can or jar that bulges, leaks, spurts, or has lost its seal can hold the poison of botulism. Don’t open it and don’t taste it.',
    'sign-dent': 'A deep dent, above all on a seam, or heavy rust can let germs in through a hole too small to see.',
    'sign-mold': 'On soft or moist food mold reaches deeper than you see, and bacteria can grow with it.',
    'sign-mold-firm':
      'Firm food with mold can be saved: cut off at least 1 inch around and below the spot, keep the knife out of the mold, and use the rest today. If there’s mold in several places, throw it out.',
    'sign-smell': 'Slime, a bad smell or a strange color means that it’s spoiled, whatever the days say.',
    'home-refused':
      'No tested way exists to can this at home, whatever the canner. It can hold the poison of botulism without any sign.',
    'home-unknown':
      'A jar from home is only as safe as the way it was canned. If you don’t know the recipe and the way, no one can tell by look, smell or taste.',
    'home-low-acid':
      'This food is low in acid. It’s safe in a jar only from a pressure canner, by a tested recipe. Boiling water never gets hot enough for the germs of botulism, however long it boils.',
    'home-untested':
      'We have no tested process for this food, and none for a pressure canner either. If yours came from the USDA or your county Extension office, ask them how long it keeps.',
    'home-kept': 'A jar canned by a tested recipe keeps well for 12 months in a cool, dark place.',
    'home-old':
      'It’s past the 12 months in which it’s at its best. If the lid is tight and you see nothing wrong, it’s a question of taste.',
    'warm-over-2':
      'It was above 40 °F for more than 2 hours. That is the limit for food that has to be cold, and heating it again doesn’t make it safe.',
    'warm-over-1-hot':
      'It was above 90 °F for more than 1 hour. In such heat 1 hour is the limit, and heating it again doesn’t make it safe.',
    'warm-unknown':
      'It was warm, and no one knows how long. The limit is 2 hours above 40 °F. Only food that a thermometer showed at 140 °F or hotter all the time is different.',
    'warm-eight':
      'It was warm for more than 2 hours. For this food the limit is 8 hours above 50 °F, and no one counted them.',
    'warm-now': 'It hasn’t been warm for more than 2 hours. Eat it now, or put it in the fridge now.',
    'not-cold': 'This food has to be cold. In a cupboard or on a counter the limit is 2 hours.',
    future: 'So the days can’t be counted.',
    'no-day': 'Without a day, no one can count. This food has to be cold, and it keeps only a short time.',
    'no-time': 'Our table has no time for this food in this place.',
    'label-none': 'This food goes by the date on its package, and there’s none.',
    'label-ahead': 'It’s closed, and the date on the package hasn’t passed.',
    'label-today': 'The date on the package is today.',
    'label-over': 'The date on the package has passed. For food that has to be cold we go no further than that.',
    'label-over-baby': 'The date on the package has passed. After that date food for a baby is never used.',
    within: '',
    'last-days': '',
    over: 'The days are over.',
    'over-quality':
      'It’s past its best time. If the package is whole and dry, and you see no insects, mold or damage, this is a question of taste and not of safety.',
    look: 'It’s past its usual time. Look at it: if it’s firm and fresh, use it today. If it’s moldy, slimy or leaking, throw it out.',
    'look-no-day':
      'Without a day its look decides: if it’s firm and fresh, use it today. If it’s moldy, slimy or leaking, throw it out.',
    frozen: 'Food is safe as long as it stays frozen hard at 0 °F. The months are for its taste.',
    'frozen-over': 'It’s past the months in which it tastes best. Frozen hard all the time, it’s still safe.',
    ripe: 'Leave it out until it’s ripe, then eat it or put it in the fridge.',
    always: 'It has no time limit if it stays dry and closed.',
    'shelf-no-day':
      'It needs no cold. If the package is whole and dry, and you see no insects, mold or damage, this is a question of taste and not of safety.',
  },
  breastMilk:
    'The limit for freshly pumped milk is 4 hours at 77 °F or cooler. Warmer or longer, or milk that was thawed: throw it out.',
  frozenForBaby: 'It has to stay frozen hard all the time, at 0 °F.',
  ruleOf: (row: string, range: string, place: string) => `The rule for “${row}”: ${range} ${place}.`,
  timeOut: 'The time out of the cold adds up: 2 hours in all is the limit, or 1 hour above 90 °F.',
  strictest: (row: string) => `You named more than one food. The strictest rule holds for all of it: “${row}”.`,
  lastDay: (day: string) => `Its last day is ${day}.`,
  lastDaysFrom: (day: string, until: string) => `From ${day} on it’s in its last days. After ${until}, throw it out.`,
  bestUntil: (day: string) => `It’s at its best until ${day}.`,
  bestEnds: (day: string) => `The last part of its best time ends on ${day}.`,
  bestWas: (day: string) => `Its best time ended on ${day}.`,
  counted: (row: string) => `We counted it as “${row}”. If that isn’t right, go back and name it in another way.`,
  wasLabel: (day: string) => `The date on the package is ${day}.`,
  wasLastDay: (day: string) => `Its last day was ${day}.`,
  shorterEnd: 'For someone who gets sick faster the shorter end of the range counts.',
  earlierLabel: 'The date on the package is earlier than the days in our table, so it counts.',
  actions: {
    cold: 'Keep it covered, at 40 °F or colder.',
    reheat: 'Heat it until it steams all through, 165 °F.',
    freezeToKeep: (range: string) => `To keep it longer, freeze it today: it stays good for ${range}.`,
    freezeOr: 'Eat it today or freeze it today.',
    eat: 'Eat it today.',
    dry: 'Keep it closed, dry, cool and dark.',
    boil: (minutes: number) =>
      `Before you taste it, boil it ${minutes} minutes, and 1 minute more for each 1,000 feet of altitude.`,
    baby: 'Use it today. Don’t freeze it again.',
    noMore: 'Eat no more of it.',
    notTheDays: 'By its days alone it wasn’t too old. That proves nothing: germs don’t show.',
    keepForDoctor:
      'Eat no more of it. Keep what is left and its container, closed in a bag, until a doctor or Poison Control says that you can throw it out.',
    throwOut:
      'Don’t taste it, and don’t give it to anyone. Close it in a bag, put it in the trash where no animal reaches it, and wash your hands and everything it touched.',
    noTasteJar: 'Don’t taste it. See below how to throw it out.',
    oneDay: 'Write the day on what you open or cook next, so that you can count.',
    correct: 'If you know it, go back and enter it. If no one knows, throw it out.',
  },
  honeyForBaby: {
    title: 'No honey before the first birthday.',
    text: 'Not in food, not in water and not on a pacifier: raw or cooked, it can carry what causes infant botulism. If the baby had some, call the baby’s doctor or Poison Control. For a month, watch for constipation, a weak cry, weak sucking, droopy eyelids or limp arms and legs: see a doctor the same day. Call 911 if the baby can’t feed or has trouble breathing.',
  },
  notForBaby: 'Honey: not for a baby under 1 year',
  forOthers: 'For everyone past their first birthday',
  hungry: {
    title: 'If this leaves you without a meal',
    text: 'Call 211, any time, and ask where you can get food today. A food pantry, a church or a senior center can often help the same day.',
  },
  sick: {
    nerves: {
      title: 'Call 911 now.',
      text: 'Blurred or double vision, droopy eyelids, slurred speech, trouble swallowing or breathing, or weak muscles after eating can be botulism. It gets worse by the hour, and a hospital has a medicine against it. Go now, even if it was eaten days ago. Take the food or its container with you, closed. Everyone else who ate it calls Poison Control now.',
    },
    sick: {
      title: 'Call Poison Control: free, any time.',
      text: 'Say what was eaten, how much, and when. Keep what’s left, closed in a bag, until you have talked with them. Drink water in small sips. See a doctor today for blood in the stool, a fever above 102 °F, vomiting that lets no water stay down, very little urine, or diarrhea for more than 3 days; sooner for a baby, someone pregnant, or someone 65 or older. Call 911 for trouble seeing, speaking, swallowing or breathing, or weak muscles.',
    },
    well: {
      title: 'You ate it, and everyone is well.',
      text: 'Most people stay well. If someone gets sick in the next days, call Poison Control. Call 911 for trouble seeing, speaking, swallowing or breathing, or weak muscles, also a week later.',
    },
  },
  table: {
    caption: (food: string) => `How long “${food}” keeps`,
    food: 'Food',
    where: 'Where',
    time: 'Time',
    what: 'What the end means',
    safety: 'throw it out',
    quality: 'taste',
    noFreeze: 'not advised: it loses its texture',
  },
  sections: {
    why: 'Why',
    table: 'How long it keeps',
    signs: 'Signs of spoilage',
    label: 'Label and reminder',
    reminder: 'A reminder for your calendar',
    common: 'Times of common foods',
    note: 'In a few words',
    again: 'Write again',
    rules: 'The rules behind this',
    basis: 'Where the times come from',
  },
  signsList: [
    'Slime, a sour or strange smell, a gray or green color, fuzz or spots.',
    'A can or jar that bulges, leaks, spurts, hisses, or has a loose lid; liquid that is cloudy and wasn’t before.',
    'A package that is blown up, wet, or has holes or insects.',
    'Botulism can have no sign at all. Germs that make people sick often have none. So a good smell proves nothing: the days and the hours decide.',
  ],
  label: {
    text: (verb: string, day: string, by: string, place: string) => `${verb} ${day}. Eat by ${by}. Keep it ${place}.`,
    textOpen: (verb: string, place: string) => `${verb} ____________. Keep it ${place}.`,
    reminders: 'Reminders for your calendar',
    lookThrough: 'Look through the fridge',
    lookThroughPantry: 'Look through the pantry',
    oldest: 'Eat first what is oldest, and throw out what is past its days.',
    oldestPantry: 'Put the oldest dates in front, and take out what bulges, leaks or is past its date for babies.',
    eat: (food: string) => `Eat: ${food}`,
    lastDay: (day: string, freeze: boolean) => `Eat it${freeze ? ' or freeze it' : ''}. After ${day}, throw it out.`,
    eatOrFreeze: 'Eat it or freeze it.',
    eatIt: 'Eat it.',
    best: 'At its best until now.',
  },
  basis: {
    checked: (source: string, asOf: string, reviewBy: string) =>
      `- ${source}. Checked ${asOf}; checked again by ${reviewBy}.`,
    text: 'This page goes by published rules. It can’t see, smell or test your food. If in doubt, throw it out.',
    counting:
      'Days count from midnight to midnight. For “3 to 4 days” from Monday: keep it through Wednesday, use it on Thursday or Friday, and throw it out on Saturday.',
  },
  jars: {
    pint: 'pints',
    quart: 'quarts',
    'half-pint': 'half-pints',
  } satisfies { readonly [jar in Jar]: string },
};
