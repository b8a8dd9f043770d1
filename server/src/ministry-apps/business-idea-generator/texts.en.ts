import type { FieldTexts } from '@lampstand/sdk/app';
import { capitalize, countInWords, countOf, listOf } from '../../app-kit/index.ts';
import type { AppTexts } from '../contract.ts';
import type { Asset, Limit, Skill } from './data/idea.ts';
import type { CircumstanceFields, fields } from './fields.ts';
import type { Obstacle, Reason } from './fit.ts';
import type { Variation } from './money.ts';
import { benefitNames } from './words-first.en.ts';

const skillNames: { readonly [skill in Skill]: string } = {
  cook: 'Cooking or baking',
  clean: 'Cleaning',
  fix: 'Fixing and building',
  yard: 'Yard and garden',
  drive: 'Driving and errands',
  animals: 'Animals',
  children: 'Children and teens',
  older: 'Older people',
  sew: 'Sewing and crafts',
  teach: 'Teaching',
  languages: 'Another language',
  music: 'Music',
  photo: 'Photos, video, drawing',
  write: 'Writing',
  office: 'Office work and numbers',
  tech: 'Computers and phones',
  organize: 'Organizing and events',
  beauty: 'Hair and beauty',
  vehicles: 'Cars, bikes, engines',
  sell: 'Finding and selling things',
  sports: 'Sports and being outdoors',
};

const assetNames: { readonly [asset in Asset]: string } = {
  computer: 'A computer',
  car: 'A car',
  truck: 'A truck or van',
  kitchen: 'A kitchen to cook in',
  'yard-tools': 'Yard tools or a mower',
  'power-tools': 'Power tools or a ladder',
  'sewing-machine': 'A sewing machine',
  camera: 'A good camera',
  garage: 'A garage or workshop',
  land: 'A garden or land',
  instrument: 'A musical instrument',
  bike: 'A bike',
};

const limitNames: { readonly [limit in Limit]: string } = {
  'no-phone': 'I have no phone of my own',
  'no-internet': 'I have no good internet',
  'no-lifting': 'I can’t lift heavy things',
  'no-standing': 'I can’t be on my feet for long',
  'no-driving': 'I don’t drive, or have no car',
  'home-only': 'I have to work from home',
  'children-along': 'My children are with me',
  'adult-along': 'I care for an adult who can’t be alone',
  evenings: 'Only evenings or weekends',
  'little-english': 'I speak little English',
  benefits: 'I get help that earning could change',
  immigration: 'I’m not a U.S. citizen',
  record: 'I have a record',
  'under-18': 'I’m under 18',
};

const assetsField = { label: 'What do you have?', help: 'Tick all that you can use.', options: assetNames };
const limitsField = {
  label: 'What limits you?',
  help: 'We leave out ideas that don’t fit. We don’t keep this.',
  options: limitNames,
};
const placeField = {
  label: 'Where would you sell?',
  options: { city: 'City', town: 'Town', rural: 'Country', online: 'Online' },
};
const kindsField = { label: 'Which kinds of work?', help: 'Tick what you can do or like to do.', options: skillNames };

/** Words around the form. */
export const texts: AppTexts<typeof fields> = {
  intro:
    'Small businesses that fit your skills, hours and money, with the numbers. No promise of income. We don’t keep what you write.',
  moreLabel: 'Your own idea, what you have, what limits you, your goal, your own prices',
  words: {
    submit: 'Find ideas',
    busy: 'Comparing the ideas',
    ready: 'Your ideas are ready',
    change: 'Change my answers',
    restart: 'Start over',
    submitHelp: 'The church doesn’t see your answers.',
  },
  fields: {
    skills: {
      label: 'What can you do?',
      help: 'Work you have done, and what people ask you for.',
      placeholder: 'I bake bread, I speak Spanish, I cleaned hotel rooms',
    },
    hours: { label: 'Hours a week' },
    money: { label: 'Money to start', help: 'What you could lose. It can be 0.' },
    interests: { label: 'An idea you already have', placeholder: 'A food truck, T-shirts, lessons' },
    kinds: kindsField,
    assets: assetsField,
    limits: limitsField,
    benefits: { label: 'Which help?', options: benefitNames },
    place: placeField,
    goal: { label: 'Goal a month', help: 'What you’d like to have left.' },
    by: { label: 'Needed by' },
    risk: { label: 'Risk', options: { low: 'I can’t lose any of it', medium: 'Some', high: 'I can lose it' } },
    wanted: { label: 'Ideas to show' },
    planFor: {
      label: 'Plan which one?',
      options: {
        1: 'The best fit',
        2: 'The second',
        3: 'The third',
        4: 'The fourth',
        5: 'The fifth',
        6: 'The sixth',
        7: 'The seventh',
      },
    },
    price: { label: 'Your price for one', help: 'In the place of our assumption.' },
    cost: { label: 'Your cost for one', help: 'Supplies, fuel, fees.' },
    fixed: { label: 'Your costs each month', help: 'Insurance, phone, software.' },
    customers: { label: 'Who could buy first?', placeholder: 'My landlord, two coworkers' },
    serve: { label: 'Show how this work can also serve people who can’t pay' },
  },
  examples: [
    {
      label: 'A van, two free evenings, $300',
      input: {
        skills: 'I repair doors, shelves and faucets. I worked for a moving company.',
        hours: 8,
        money: 30_000,
        kinds: ['fix', 'vehicles'],
        assets: ['truck', 'power-tools'],
        limits: ['evenings'],
        place: 'town',
      },
    },
    {
      label: 'At home with a baby, on SNAP, no money to start',
      input: {
        skills: 'I sew, I type fast, I speak Spanish and English',
        hours: 10,
        money: 0,
        kinds: ['sew', 'languages'],
        assets: ['computer', 'sewing-machine'],
        limits: ['home-only', 'children-along', 'benefits'],
        place: 'city',
        goal: 30_000,
      },
    },
    {
      label: 'Retired teacher in the country',
      input: {
        skills: 'I taught third grade for thirty years and I keep bees',
        hours: 6,
        money: 50_000,
        kinds: ['teach', 'children'],
        assets: ['car', 'land'],
        place: 'rural',
        limits: ['no-lifting'],
        serve: true,
      },
    },
  ],
};

/** Words of the one question that comes back. */
export const askTexts: { why(isUnclear: boolean, refusal?: string): string; fields: FieldTexts<CircumstanceFields> } = {
  why: (isUnclear, refusal) =>
    refusal && isUnclear
      ? `${refusal} Which other kinds of work can you do?`
      : isUnclear
        ? 'We aren’t sure which kinds of work you mean. Tick them, so that we don’t guess.'
        : 'What you have and what limits you decide which ideas fit.',
  fields: { kinds: kindsField, assets: assetsField, limits: limitsField, place: placeField },
};

const month = { one: 'month', other: 'months' };
const idea = { one: 'idea', other: 'ideas' };

const monthName = (month: number) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month - 1, 1)));

const lower = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

/** Sentences, titles and labels of the document. Amounts are given as text. */
export const words = {
  skill: (skill: Skill) => skillNames[skill],
  title: (name: string) => `Try this first: ${lower(name)}`,
  noneTitle: 'Nothing on our list fits yet',
  about: (shown: number, all: number, hours: string, money: string) =>
    `${capitalize(countInWords(shown, idea))} of ${all}, for ${hours} a week and ${money} to start. Prices are our assumptions: check them where you live.`,
  hours: (n: number) => countOf(n, { one: 'hour', other: 'hours' }),
  table: {
    title: 'Ideas that fit you',
    columns: { idea: 'Idea', fit: 'Fit', start: 'To start', hourly: 'Pay an hour' },
    ofHundred: (score: number) => `${score} of 100`,
    planned: 'planned on this page',
    noSale: '–',
  },
  first: 'Read this first',
  own: {
    test: 'Call the city or county license office, and an insurance agent. Ask who has to say yes to this business and which permit, license and insurance it needs. If it uses land, water or a building that isn’t yours, call who manages it too. Sell nothing and take no money before they say yes.',
    row: 'Your idea',
    why: {
      assets: 'it needs a thing that you didn’t choose, such as a car, a computer, a garage or a kitchen.',
      money: 'it costs more to start than you have.',
      hours: 'it needs more hours a week.',
      'no-phone': 'it is done by phone.',
      'no-internet': 'it needs good internet.',
      'no-lifting': 'it means lifting.',
      'no-standing': 'it means standing.',
      'no-driving': 'it needs someone who drives.',
      'home-only': 'it is done away from home.',
      'children-along': 'it can’t be done with children near.',
      'adult-along': 'it takes you away for more than three hours.',
      online: 'it isn’t sold online.',
      evenings: 'it is daytime work.',
      'little-english': 'it needs fluent English.',
      'under-18': 'it is for adults.',
      benefits: '',
      immigration: '',
      record: '',
    } satisfies { [id in Obstacle]: string },
  },
  leftOut: {
    title: 'Close to your words, but left out',
    line: (name: string, why: string) => `“${name}”: ${why}`,
  },
  large: {
    /** Start money, in cents, from which a person may be about to buy a business. */
    from: 500_000,
    title: 'You have more than any of these ideas need',
    text: 'Keep most of it. Before you buy a business, a franchise, a vehicle or equipment, ask for three years of the seller’s tax returns, read the lease with a lawyer, and let an accountant check what would be left each month if sales are a third lower. Sell one job of the idea below first.',
  },
  waitFirst: {
    next: 'Call a lawyer or an accredited representative before you sell anything in this new business. Until one of them says yes, learn, ask people and plan, and take nothing in exchange. This isn’t about a job that you’re allowed to have. With a valid work permit you can generally work for yourself: check what yours says, and renew it on time.',
    entry: 'Call accredited legal help',
    entryDetail:
      'Ask what your papers allow: working for yourself, selling things, or neither. Everything below is for afterward.',
  },
  next: {
    title: 'This week',
    text: (test: string) => test,
  },
  why: {
    title: 'Why this one',
    again: 'Write again',
    lead: (name: string, reasons: readonly string[]) => `${name} comes first because ${listOf(reasons)}.`,
    leads: [
      (offer: string) => `You’d sell this: ${lower(offer)}`,
      (offer: string) => `What people would pay you for: ${lower(offer)}`,
      (offer: string) => `The offer in one sentence: ${lower(offer)}`,
    ] as const,
    customer: (customer: string) => `Who buys: ${lower(customer)}`,
    known: (names: string) =>
      `You named people who could buy first: ${names}. Ask them for advice before you ask them to buy.`,
    numbers: (price: string, units: string, profit: string) =>
      `At ${price} and ${units} in the third month, ${profit} is left after costs. That is arithmetic with assumptions, not a promise.`,
    loss: (price: string, units: string) =>
      `At ${price} and ${units} in the third month, the costs are higher than the income. Raise the price or choose another idea.`,
    careful: [
      'Test it before you spend.',
      'Sell one before you buy anything.',
      'Let one paying customer decide, not a plan.',
    ] as const,
  },
  reasons: {
    title: 'Why each idea fits, and what speaks against it',
    text: (reason: Reason): string | undefined => {
      switch (reason.kind) {
        case 'skill':
          return `you chose ${lower(skillNames[reason.skill])}`;
        case 'own':
          return 'it is what you want to do';
        case 'words':
          return 'it is close to what you wrote';
        case 'hours-fit':
          return 'your hours are enough';
        case 'no-start':
          return 'it costs nothing to start';
        case 'money-easy':
          return 'it takes half of your start money or less';
        case 'money-fits':
          return 'your start money is enough';
        case 'asset':
          return `you have ${lower(assetNames[reason.asset])}`;
        case 'goal-fits':
          return 'it can reach your goal in your hours';
        case 'place':
          return 'it suits where you live';
        default:
          return undefined;
      }
    },
    against: (reason: Reason): string | undefined => {
      switch (reason.kind) {
        case 'asset-missing':
          return `${assetNames[reason.asset]} would help.`;
        case 'goal-short':
          return 'At these assumptions it doesn’t reach your goal in three months.';
        case 'out-of-season':
          return `It sells from ${monthName(reason.season[0])} to ${monthName(reason.season[1])}. Until then, ask people and prepare.`;
        case 'arrange':
          return `You ticked “${limitNames[reason.limit]}”. Plan how this goes with it.`;
        case 'checked':
          return 'Customers often ask for a background check.';
        default:
          return undefined;
      }
    },
    fits: (reasons: readonly string[]) => (reasons.length > 0 ? `It fits: ${listOf(reasons)}.` : ''),
    watch: (risk: string) => `Watch: ${risk}`,
  },
  money: {
    title: 'The money',
    stats: {
      price: (unit: string) => `for one ${unit}`,
      cost: 'cost of each',
      breakEven: 'to cover the month’s costs',
      breakEvenUnits: (count: number, unit: { one: string; other: string }) => countOf(count, unit),
      never: 'Never',
      neverDetail: 'the price is below the cost',
      capacity: (count: number, unit: { one: string; other: string }) => countOf(count, unit),
      capacityLabel: 'fit in your hours each month',
      hourly: 'an hour after costs, month 3',
    },
    months: 'The first three months',
    columns: { month: 'Month', sold: 'Sold', income: 'Income', costs: 'Costs', left: 'Left' },
    monthName: (number: number) => `Month ${number}`,
    payback: (start: string, months: number | undefined) =>
      months === undefined
        ? `The start money of ${start} isn’t earned back within two years.`
        : months === 0
          ? 'There is no start money to earn back.'
          : `The start money of ${start} is earned back after ${countOf(months, month)}.`,
    setAside: (sum: string) => `Set ${sum} of month 3 aside for taxes, a quarter, until you know your own rate.`,
    goal: (goal: string, units: string, hours: number, fits: boolean) =>
      fits
        ? `Your goal of ${goal} a month takes ${units} a month, about ${countOf(hours, { one: 'hour', other: 'hours' })} a week.`
        : `Your goal of ${goal} a month would take ${units} a month, about ${countOf(hours, { one: 'hour', other: 'hours' })} a week. That is more than you have.`,
    sensitivity: 'If we’re wrong by a fifth (month 3)',
    variationColumns: { change: 'What if', left: 'Left', hourly: 'Pay an hour' },
    asAssumed: 'As assumed',
    variations: {
      'price-up': 'Price a fifth higher',
      'price-down': 'Price a fifth lower',
      'units-up': 'A fifth more sold, as far as your hours go',
      'units-down': 'A fifth fewer sold',
      'cost-down': 'Costs a fifth lower',
      'cost-up': 'Costs a fifth higher',
    } satisfies { [id in Variation['id']]: string },
  },
  start: {
    title: 'What to buy first',
    nothing: 'Nothing. Begin with what you have.',
    caption: 'Start list',
    later: 'Buy used, and only after the price test.',
  },
  customers: {
    title: 'The first ten customers',
    offer: (offer: string) => `**The offer.** ${offer}`,
    buyer: (customer: string) => `**Who buys.** ${customer}`,
    where: 'Where they are',
    rule: 'Ask friends for advice or an introduction, not for a purchase. A friend who buys to be kind can’t tell you whether the price is right.',
  },
  plan: {
    title: 'Thirty days',
    calendar: (name: string) => `Thirty days: ${lower(name)}`,
    entries: {
      ask: 'Ask five people what they pay today',
      askDetail: 'Write down the price and what annoys them. Sell nothing yet.',
      rules: 'Call the city or county clerk',
      rulesDetail: 'Ask: “Do I need a license for this from home?”',
      test: 'Price test',
      prepare: 'Buy the start list, no more',
      prepareFree: 'Get ready with what you have',
      first: 'First paid job',
      firstDetail: 'Ask afterward: what was good, what would you change, who else needs this?',
      find: (place: string) => `Find customers: ${lower(place)}`,
      count: 'Count the month',
      countDetail: 'Sold, hours, money in, money out. Put a quarter of what is left aside for taxes.',
      decide: 'Decide',
    },
  },
  rules: {
    title: 'Licenses, insurance and taxes',
  },
  stop: {
    title: 'Risks, and when to stop',
    risk: (risk: string) => `**Main risk.** ${risk}`,
    stop: (stop: string) => `**Stop or change when:** ${lower(stop)}`,
    crowd:
      '**Others do this too.** Look at three of them: price, how soon they come, what customers complain about. Be better at that one thing.',
  },
  serve: {
    title: 'Work that also serves',
    text: (serve: string) => serve,
    limit: 'Decide how much you give before you begin, so that the giving doesn’t end the business.',
  },
  compare: {
    title: 'The numbers of every idea shown',
    columns: { idea: 'Idea', price: 'Price', cost: 'Cost', sold: 'Month 3', left: 'Left', start: 'To start' },
  },
  help: {
    title: 'People who help for free',
  },
  basis: {
    title: 'How this is worked out',
    steps: (count: number) => [
      `We compare ${count} small businesses that we wrote ourselves. Prices, costs and minutes are our assumptions of November 2026, not statistics. Replace them with yours under “More”.`,
      'Fit: skills 45 points (15 more for what you named first, 50 for your own idea), hours 15, start money 15, what you have 10, pay or goal 10, place 5; out of season 25 less. Your own words count before what you ticked.',
      'A month is your weekly hours times 52, divided by 12. Sold is never more than fits in them. Month 1 begins small; months 2 and 3 sell twice and three times as much.',
      'Break-even is the fixed costs divided by price minus cost, rounded up. Pay an hour is what is left in month 3 divided by all hours worked, before taxes.',
      'Ideas that don’t go with your limits, your hours or your money are left out. What isn’t in season is ranked lower. What you want to do comes first, and what is none of our ideas gets a worksheet.',
    ],
    education: 'This is a plan to test, not legal or tax advice, and no promise of income.',
  },
  few: {
    title: (count: number) =>
      count === 1
        ? 'Only one idea fits everything you told us'
        : `Only ${countInWords(count, idea)} fit everything you told us`,
    none: 'We’d rather show none than one that doesn’t fit.',
    text: (what: string) => `${what} If that changes, more ideas fit.`,
    obstacles: {
      'no-phone': 'Most others are done by phone.',
      assets: 'Most others need a thing that you didn’t tick, such as a car, a computer or a garage.',
      money: 'Most others cost more to start than you have.',
      hours: 'Most others need more hours a week.',
      'no-internet': 'Most others need good internet.',
      'no-lifting': 'Most others mean lifting.',
      'no-standing': 'Most others mean standing.',
      'no-driving': 'Most others need someone who drives.',
      'home-only': 'Most others are done away from home.',
      'children-along': 'Most others can’t be done with children near.',
      'adult-along': 'Most others take you away for more than three hours.',
      online: 'Most others aren’t sold online.',
      evenings: 'Most others are daytime work.',
      'little-english': 'Most others need fluent English.',
      'under-18': 'Most others are for adults.',
      benefits: '',
      immigration: '',
      record: '',
    } satisfies { [id in Obstacle]: string },
    nearest: (name: string, start: string, short: string, list: string) =>
      `The nearest, “${name}”, costs ${start} to start, ${short} more than you have: ${list}. If you own these already, add ${short} to your money to start, and it is shown.`,
    next: 'If you know what you’d like to sell or do, write it under “An idea you already have”: you get a worksheet for it. Or talk with a free mentor or the American Job Center near you: they know local work that we don’t.',
    jobCenter: 'Find an American Job Center',
  },
  refused: 'We left one thing out',
};
