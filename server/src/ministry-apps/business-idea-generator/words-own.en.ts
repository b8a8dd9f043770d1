import { countOf, listOf } from '../../app-kit/index.ts';

const hour = { one: 'hour', other: 'hours' };
const month = { one: 'month', other: 'months' };
const sale = { one: 'sale', other: 'sales' };

/** "15 minutes", "1 hour", "1.5 hours". */
const time = (minutes: number) => (minutes < 60 ? `${minutes} minutes` : countOf(Math.round(minutes / 6) / 10, hour));

/** Words of the worksheet for a business that is none of our ideas. Amounts are given as text. */
export const ownWords = {
  time,
  title: (idea: string) => `Your idea: ${idea}`,
  about: 'A worksheet for your own numbers. We have no figures for this, and we don’t guess them.',
  aboutKnown: 'A worksheet for your own numbers.',
  need: {
    title: 'What each one has to leave you',
    hours: (week: number, all: number) =>
      `${countOf(week, hour)} a week are about ${countOf(all, hour)} a month, with selling, driving and cleaning up.`,
    goal: (goal: string, hourly: string) => `To leave ${goal} a month, each hour has to leave ${hourly} after costs.`,
    fixed: (fixed: string) => `Your monthly costs of ${fixed} come on top; the table has them in it.`,
    noGoal: (hourly: string) => `You named no goal. The table shows what ${hourly} an hour takes.`,
    columns: { time: 'If one takes you', count: 'You can do in a month', left: 'Each has to leave' },
    meaning: '“Leave” is the price minus what that one costs you: supplies, packaging, fees and gas.',
    fits: (goal: string) => `For ${goal} a month`,
    hourly: (wage: string) => `For ${wage} an hour`,
  },
  yours: {
    title: 'Your numbers',
    price: 'your price for one',
    left: 'left from one',
    never:
      'Each sale loses money: the price isn’t above the cost. Raise the price or lower the cost before anything else.',
    breakEven: (units: number) => countOf(units, sale),
    breakEvenLabel: 'to cover the month’s costs',
    start: (money: string, units: number) => `${countOf(units, sale)} earn back ${money}, if you spend all of it.`,
    goal: (goal: string, units: number, each: string) =>
      `${goal} a month takes ${countOf(units, sale)}. In your hours, each one can take ${each} at most, with selling it.`,
    tooMany: (goal: string, units: number) =>
      `${goal} a month takes ${countOf(units, sale)}. That is more than one in ten minutes of your hours, so the price has to be higher.`,
  },
  closest: (text: string, name: string, why: string) =>
    `For “${text}” we have a plan, “${name}”, but left it out: ${why}`,
  start: (start: string, list: string) =>
    `its start list costs ${start}: ${list}. If you own these already, enter ${start} as your money to start, and you get the plan.`,
  costs: {
    title: 'The costs to fill in',
    caption: 'Costs',
    columns: { cost: 'Cost', find: 'How to find it', own: 'Yours' },
    rows: [
      ['Supplies for one', 'Divide a receipt by how many it makes'],
      ['Packaging and label for one', 'The price of a pack, divided'],
      ['Fees for one', 'Card, website, the shop’s share, the booth divided by what you sell there'],
      ['Gas or bus for one', 'Miles there and back, divided by the orders of that trip'],
      ['Each month', 'Insurance, phone, kitchen or booth rent, software'],
      ['Each year, divided by 12', 'License, permit, course, website name'],
      ['Once', 'Tools, first supplies, deposits'],
      ['Minutes for one', 'Time three of them, with shopping, selling and cleaning up'],
    ],
    blank: '________',
    formulas: [
      '**Left from one** = price − supplies − packaging − fees − gas.',
      '**Break-even** = costs of the month ÷ left from one, rounded up. Fewer sales than that lose money.',
      '**Pay an hour** = (left from one × sales − costs of the month) ÷ all hours worked.',
      '**Earned back** = what you paid once ÷ what is left in a month, in months.',
      'Then once more with the price a fifth lower and a fifth fewer sales. If that is below zero, start smaller.',
    ],
    enter: 'Enter your price, your cost for one and your monthly costs in the form, and we compute it.',
  },
  ask: {
    title: 'Questions about licenses, before the first sale',
    general: 'Do I need a license, a permit or an inspection for this, and may I do it where I live?',
    who: 'Ask your city or county clerk, then the state office that the clerk names. Write down who said it and when.',
  },
  stop: {
    title: 'When to stop or change',
    items: (money: string) => [
      'Ten people who don’t know you heard the price, and no one paid.',
      'After ten sales, what is left an hour is less than you’d earn at a job near you.',
      `You have spent ${money}, and the sales don’t pay for the next supplies.`,
      'An office says that you can’t do it here, or only with a license that costs more than you have.',
    ],
    free: 'It asks for money that you don’t have. Wait, or start smaller.',
  },
  plan: {
    calendar: (idea: string) => `Thirty days: ${idea}`,
    costs: 'Fill in the costs',
    costsDetail: 'Time three of them. Add up receipts, fees and gas.',
    first: 'First paid sale, if the rules allow it',
    second: 'Ask ten more people who don’t know you',
    permission: 'Ask who has to say yes',
    insurance: 'Ask an insurance agent',
    insuranceDetail: 'Which insurance does this need, and what does it cost a year?',
    prices: 'Ask ten people what they’d pay',
    pricesDetail: 'Name your price. Take no money, no deposit and no date.',
    answers: 'Read the answers of the offices',
    answersDetail: 'Who said yes, in writing? What is missing, and how long does it take?',
    afterYes: 'Plan the first sale only when every office has said yes. Until then, sell nothing.',
    decideDetail: 'Compute pay an hour and break-even with what really happened.',
  },
  others: 'Other small ideas that fit you',
  parts: {
    title: 'Your idea, part by part',
    columns: { part: 'Part', price: 'Price', cost: 'Cost', time: 'Time for one', hourly: 'Pay an hour' },
    blank: 'yours',
    unknown: (parts: readonly string[]) =>
      `We have no figures for ${listOf(parts.map((part) => `“${part}”`))}. Enter it alone as your idea, and you get a worksheet for it.`,
    together: (hours: number, sold: readonly string[], left: string) =>
      `With ${countOf(hours, hour)} a week split evenly, month 3 could be ${listOf(sold)}: ${left} left together, after the costs of each.`,
  },
  purchase: {
    about: 'What to check before you buy or borrow. We don’t say whether to do it.',
    /** What to do on which day of thirty. */
    entries: [
      {
        day: 0,
        title: 'Call SCORE or a Small Business Development Center',
        detail: 'Ask for someone who has owned this kind of business.',
      },
      {
        day: 2,
        title: 'Ask the seller for three years of tax returns',
        detail: 'With bank statements, the lease and every contract.',
      },
      { day: 4, title: 'Count customers, first time', detail: 'One hour on a weekday.' },
      {
        day: 8,
        title: 'Pay an accountant (CPA) to read the papers',
        detail: 'One who doesn’t know the seller. Ask what is left if sales are a third lower.',
      },
      { day: 12, title: 'Count customers, second time', detail: 'One hour on a weekend.' },
      { day: 16, title: 'Ask a lawyer about the lease and the contract', detail: 'Before any deposit.' },
      { day: 29, title: 'Decide', detail: 'Walk away when one of the reasons on this page is true.' },
    ],
    walkAway: [
      'The seller has no tax returns, or they show less than the listing.',
      'Your sum doesn’t come back in five years with a fifth less left.',
      'The lease ends before the loan does.',
      'You are pushed to sign or to pay this week.',
      'An inspection finds what the price doesn’t pay for.',
    ],
    walkTitle: 'When to walk away',
    title: 'Before you buy or borrow',
    lead: (money: string) =>
      `${money} is a lot to lose. We plan small businesses, so we don’t say whether to buy this one. Here is what to check.`,
    caption: (money: string) => `How long ${money} takes to come back`,
    columns: { left: 'If this is left each month', back: 'It comes back in' },
    asHoped: (sum: string) => `${sum}, your goal`,
    lessFifth: (sum: string) => `${sum}, a fifth less`,
    half: (sum: string) => `${sum}, half`,
    months: (months: number) => countOf(months, month),
    years: (years: number) => countOf(years, { one: 'year', other: 'years' }),
    inYears: (sum: string) => sum,
    meaning: '“Left” is after the loan payment, rent, wages, repairs and taxes, and before you pay yourself.',
    loan: (sum: string, rate: string, years: number, payment: string) =>
      `A loan, for example: ${sum} at ${rate} a year over ${years} years costs ${payment} a month, in bad months too. “Left” is what remains after it.`,
    steps: [
      'Ask the seller for three years of tax returns and bank statements, and believe those, not the listing.',
      'Pay an accountant (CPA) who doesn’t know the seller to read them, and a lawyer to read the lease and the contract, before you sign or pay a deposit.',
      'Let someone inspect machines, building and ground. For fuel tanks, ask your state’s environment office for the records.',
      'Count customers yourself on three days. Ask what is being built nearby.',
      'Compute with sales a fifth lower and wages for every hour that you aren’t there: a business with an absent owner costs more and loses more.',
      'Keep six months of your own living costs out of it. Don’t put your home up for it without the lawyer’s advice.',
      'Talk to SCORE or a Small Business Development Center first. It is free.',
    ],
  },
};
