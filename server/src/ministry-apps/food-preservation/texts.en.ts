import type { AppTexts } from '../contract.ts';
import type { fields } from './fields.ts';

const keepAt = { pantry: 'Cupboard or counter', fridge: 'Fridge', freezer: 'Freezer' } as const;

const sick = {
  no: 'No',
  well: 'Yes, and everyone is well',
  sick: 'Yes, and someone has a sick stomach',
  nerves: 'Yes, with blurred vision, droopy eyelids, weakness, or trouble swallowing or breathing',
} as const;

const warm = {
  no: 'No, or it needs no cold',
  'to-1': 'Up to 1 hour',
  'to-2': '1 to 2 hours',
  'over-2': 'More than 2 hours',
  unknown: 'I don’t know how long',
} as const;

const signs = {
  bulging: 'Can or jar bulges, leaks, spurts or hisses',
  seal: 'Jar lid is loose or popped up',
  dent: 'Can is deeply dented or badly rusted',
  mold: 'Mold',
  smell: 'Bad smell, slime or a strange color',
} as const;

/** Words around the form. */
export const texts: AppTexts<typeof fields> = {
  intro:
    'Is it still good? Get a plain answer, with the rule behind it. Also for storing, canning and freezing, and for a power cut.',
  moreLabel: 'Mold and other signs, date on the package, who ate it, who will eat it',
  words: {
    submit: 'Get the answer',
    busy: 'Working it out',
    ready: 'Your answer is ready',
    change: 'Change what I entered',
    restart: 'Check another food',
    submitHelp: 'If someone has eaten it and can’t see, swallow or breathe well, call 911 now.',
  },
  fields: {
    mode: {
      label: 'What do you want to know?',
      options: {
        safe: 'Is this still safe to eat?',
        store: 'How do I store this?',
        preserve: 'How do I can, freeze or dry this?',
        power: 'The power was out',
        inventory: 'What should I eat first?',
        plan: 'How much food should I store?',
        donate: 'Can a food pantry take this?',
      },
    },
    food: { label: 'Which food?', placeholder: 'Cooked chicken' },
    state: {
      label: 'How is it?',
      options: {
        raw: 'Raw or fresh',
        cooked: 'Cooked, or leftovers',
        unopened: 'Closed package, can or jar',
        opened: 'Opened package, can or jar',
        thawed: 'Thawed',
        'home-canned': 'Canned at home',
      },
    },
    place: { label: 'Where is it kept?', options: keepAt },
    since: { label: 'Since which day?', help: 'When it was cooked, opened, thawed, bought or frozen.' },
    warm: { label: 'Was it above 40 °F?', help: 'All hours together: counter, car, power cut.', options: warm },
    cannedHow: {
      label: 'How was it canned?',
      options: {
        pressure: 'Pressure canner, tested recipe for my altitude',
        'water-bath': 'Boiling water, tested recipe for my altitude',
        unknown: 'Another way, or I don’t know',
      },
    },
    method: {
      label: 'How do you want to preserve it?',
      options: {
        unsure: 'Show me the safe ways',
        freeze: 'Freeze',
        dry: 'Dry',
        'water-bath': 'Can in boiling water',
        pressure: 'Pressure can',
        ferment: 'Ferment',
        vacuum: 'Vacuum seal',
        other: 'Oven, dishwasher, open kettle, multi-cooker or another way',
      },
    },
    altitude: {
      label: 'Your altitude',
      unit: 'feet',
      help: 'Look up your town’s name with “elevation”. Sea level is 0.',
    },
    jar: {
      label: 'Jars',
      options: { pint: 'Pints', quart: 'Quarts', 'half-pint': 'Half-pints', bigger: 'Bigger than a quart' },
    },
    canner: {
      label: 'Pressure canner',
      options: { unsure: 'I’m not sure', dial: 'With a dial', weighted: 'With a weight' },
    },
    hours: { label: 'How long was the power out?', unit: 'hours', help: 'If it still is: until now.' },
    freezer: { label: 'Freezer', options: { half: 'Half full or less', full: 'Full', none: 'No freezer' } },
    doors: { label: 'Doors', options: { closed: 'Kept closed', opened: 'Opened several times, or not sure' } },
    frozen: {
      label: 'Food in the freezer now',
      options: {
        unknown: 'I haven’t looked',
        hard: 'Frozen hard',
        crystals: 'Soft, with ice crystals, or 40 °F or colder',
        thawed: 'Thawed and not cold',
      },
    },
    fridgeTemp: { label: 'Thermometer in the fridge', unit: '°F', help: 'Only if you have one.' },
    adults: { label: 'Adults and teens' },
    children: { label: 'Children, 4 to 13' },
    toddlers: { label: 'Children, 1 to 3' },
    babies: { label: 'Babies under 1' },
    days: { label: 'For how many days?', unit: 'days' },
    items: {
      label: 'What do you have?',
      item: 'food',
      moreLabel: 'How much',
      of: {
        food: { label: 'Food', placeholder: 'Ground beef' },
        place: { label: 'Kept in', options: keepAt },
        since: { label: 'Since' },
        labelDate: { label: 'Date on the package' },
        opened: { label: 'Opened' },
        count: { label: 'How much', placeholder: '2 pounds' },
      },
    },
    signs: { label: 'What do you see or smell?', options: signs },
    hot: { label: 'It was hotter than 90 °F there' },
    labelDate: { label: 'Date on the package' },
    ate: { label: 'Has someone eaten it?', options: sick },
    risk: { label: 'It’s for someone pregnant, under 5, 65 or older, or with a weak immune system' },
  },
  examples: [
    {
      label: 'Two weeks of food for a family of four',
      input: { mode: 'plan', adults: 2, children: 1, toddlers: 1, babies: 0, days: 14 },
    },
    {
      label: 'Rice that was left out all night',
      input: { mode: 'safe', food: 'Cooked rice', state: 'cooked', place: 'fridge', warm: 'over-2' },
    },
    {
      label: 'Power out for six hours',
      input: { mode: 'power', hours: 6, freezer: 'half', doors: 'closed', frozen: 'unknown' },
    },
    {
      label: 'Canning green beans at 5,200 feet',
      input: {
        mode: 'preserve',
        food: 'Green beans',
        method: 'pressure',
        altitude: 5_200,
        jar: 'pint',
        canner: 'dial',
      },
    },
  ],
};

/** The same options, for the questions that are asked later. */
export const options = { sick, warm, signs };
