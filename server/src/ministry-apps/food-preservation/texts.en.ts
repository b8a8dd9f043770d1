import type { AppTexts } from '../contract.ts';
import type { fields } from './fields.ts';

const keepAt = { pantry: 'Cupboard or counter', fridge: 'Fridge', freezer: 'Freezer' } as const;

const sick = {
  no: 'No',
  well: 'Yes, and everyone is well',
  sick: 'Yes, and someone is sick',
  nerves: 'Yes, with trouble seeing, swallowing or breathing, or weakness',
} as const;

const warm = {
  no: 'No, or it needs no cold',
  'to-2': 'Up to 2 hours',
  hot: 'More than 1 hour above 90 °F',
  'over-2': 'More than 2 hours',
  unknown: 'I don’t know how long',
} as const;

const signs = {
  none: 'Nothing wrong',
  bulging: 'Can or jar bulges, leaks, or its lid is loose',
  dent: 'Deep dent or heavy rust',
  mold: 'Mold',
  smell: 'Bad smell or slime',
} as const;

/** Words around the form. */
export const texts: AppTexts<typeof fields> = {
  intro: 'Is it still good? A plain answer, and the rule behind it.',
  moreLabel: 'Mold, package date, who ate it',
  words: {
    submit: 'Get the answer',
    busy: 'Working it out',
    ready: 'Your answer is ready',
    change: 'Change what I entered',
    restart: 'Start over',
    submitHelp: 'Trouble seeing, swallowing or breathing after eating? Call 911.',
  },
  fields: {
    mode: {
      label: 'What do you want to know?',
      options: {
        safe: 'Is this still safe?',
        store: 'How do I store it?',
        preserve: 'How do I can, freeze or dry it?',
        power: 'The power was out',
        inventory: 'What should I eat first?',
        plan: 'How much food should I store?',
        donate: 'Can a food pantry take it?',
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
    since: { label: 'Since which day?', help: 'Cooked, opened, bought or frozen.' },
    warm: { label: 'Was it above 40 °F?', help: 'All hours together.', options: warm },
    method: {
      label: 'How do you want to preserve it?',
      options: {
        unsure: 'Show the safe ways',
        freeze: 'Freeze',
        dry: 'Dry',
        'water-bath': 'Can in boiling water',
        pressure: 'Pressure can',
        ferment: 'Ferment',
        vacuum: 'Vacuum seal',
        other: 'Oven, open kettle or another way',
      },
    },
    altitude: {
      label: 'Your altitude',
      unit: 'feet',
      help: 'Look up “elevation” and your town.',
    },
    jar: {
      label: 'Jars',
      options: { pint: 'Pints', quart: 'Quarts', 'half-pint': 'Half-pints', bigger: 'Bigger than a quart' },
    },
    hours: { label: 'How long, until now?', unit: 'hours' },
    freezer: { label: 'Freezer', options: { half: 'Half full or less', full: 'Full', none: 'No freezer' } },
    doors: { label: 'Doors', options: { closed: 'Kept closed', opened: 'Opened, or not sure' } },
    fridgeTemp: { label: 'Fridge thermometer', unit: '°F' },
    noCook: { label: 'No way to cook' },
    adults: { label: 'Adults and teens' },
    children: { label: 'Children, 1 to 13' },
    babies: { label: 'Babies under 1' },
    days: { label: 'Days' },
    items: {
      label: 'What do you have?',
      item: 'food',
      of: {
        food: { label: 'Food', placeholder: 'Ground beef' },
        place: { label: 'Kept in', options: keepAt },
        since: { label: 'Since' },
        labelDate: { label: 'Date on the package' },
        opened: { label: 'Opened' },
      },
    },
    sign: { label: 'What do you see or smell?', options: signs },
    labelDate: { label: 'Date on the package' },
    ate: { label: 'Has someone eaten it?', options: sick },
    risk: { label: 'For someone pregnant, under 5, over 64 or sick' },
  },
  examples: [
    {
      label: 'Canning green beans at 5,200 feet',
      input: { mode: 'preserve', food: 'Green beans', method: 'pressure', altitude: 5_200 },
    },
    {
      label: 'Rice left out all night',
      input: { food: 'Cooked rice', state: 'cooked', place: 'fridge', warm: 'over-2' },
    },
    {
      label: 'Power out for six hours',
      input: { mode: 'power', hours: 6 },
    },
  ],
};

/** The same options, for the questions that are asked later. */
export const options = { sick, warm, signs };
