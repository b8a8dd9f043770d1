import { capitalize, countInWords, countOf, listOf, numberInWords, ordinalOf } from '../../app-kit/index.ts';
import type { AppTexts } from '../contract.ts';
import type { fields } from './fields.ts';
import type { Strategy } from './payoff/order.ts';

/** Words around the form. */
export const texts: AppTexts<typeof fields> = {
  intro: 'Enter what you owe. See which debt to pay next and when you’ll be debt-free. We don’t keep what you write.',
  moreLabel: 'Plan, what is going on, income, one-off amounts, start, currency',
  words: {
    submit: 'Work out the plan',
    busy: 'Working out your plan',
    ready: 'Your plan is ready',
    change: 'Change my numbers',
    restart: 'Start over',
    submitHelp: 'We don’t keep your numbers, and the church doesn’t see them.',
  },
  fields: {
    debts: {
      label: 'What do you owe?',
      help: 'A rough balance will do.',
      item: 'debt',
      moreLabel: 'Kind, due day, promotional rate, collector',
      of: {
        name: { label: 'Name', placeholder: 'Store card' },
        type: {
          label: 'Kind',
          help: 'If you leave it empty, we go by the name.',
          options: {
            card: 'Credit card',
            medical: 'Medical bill',
            personal: 'Personal loan',
            car: 'Car loan',
            student: 'Student loan',
            store: 'Store card',
            tax: 'Taxes',
            payday: 'Payday loan',
            title: 'Car title loan',
            family: 'Family or friend',
            mortgage: 'Mortgage',
            other: 'Something else',
          },
        },
        balance: { label: 'Balance' },
        apr: { label: 'APR', help: 'The yearly rate. No interest is 0.' },
        minimum: { label: 'Minimum each month', help: 'What you have to pay. It can be 0.' },
        dueDay: { label: 'Due day' },
        promoApr: { label: 'Promotional APR', help: 'Only while a special rate runs.' },
        promoMonths: { label: 'Months it still runs' },
        inCollections: { label: 'A debt collector is contacting me about it' },
      },
    },
    extra: { label: 'Extra you can pay each month', help: 'Beyond all the minimums.' },
    strategy: {
      label: 'Plan',
      options: {
        compare: { label: 'Compare all', help: 'See the orders side by side.' },
        snowball: { label: 'Snowball', help: 'Smallest balance first, for an early win.' },
        avalanche: { label: 'Avalanche', help: 'Highest rate first, for the least interest.' },
        custom: { label: 'My own order', help: 'As you listed them: the first is paid off first.' },
      },
    },
    income: { label: 'Income each month', help: 'Take-home pay for your household.' },
    essentials: {
      label: 'Essentials each month',
      help: 'Housing, food, power, the car, medicine, child support. Leave out the debts above.',
    },
    situation: {
      label: 'What is going on?',
      help: 'It changes no figure.',
    },
    oneOffs: {
      label: 'One-off amounts',
      help: 'A tax refund, a bonus. All of it goes to debts that month.',
      item: 'amount',
      of: { amount: { label: 'Amount' }, month: { label: 'Month' } },
    },
    start: { label: 'First month of the plan', help: 'Next month unless you choose.' },
    currency: {
      label: 'Currency',
      options: {
        USD: 'US dollar',
        CAD: 'Canadian dollar',
        GBP: 'Pound sterling',
        EUR: 'Euro',
        AUD: 'Australian dollar',
        NZD: 'New Zealand dollar',
      },
    },
  },
  examples: [
    {
      label: 'Two cards, a car and a hospital bill',
      input: {
        debts: [
          { name: 'Store card', type: 'store', balance: 68_000, apr: 29.99, minimum: 3_500, dueDay: 12 },
          { name: 'Visa card', type: 'card', balance: 424_000, apr: 22.49, minimum: 12_800, dueDay: 20 },
          { name: 'Car loan', type: 'car', balance: 865_000, apr: 7.9, minimum: 24_500, dueDay: 5 },
          { name: 'Medical bill', type: 'medical', balance: 140_000, apr: 0, minimum: 5_000 },
        ],
        extra: 15_000,
        strategy: 'avalanche',
      },
    },
    {
      label: 'A bill with a collector, and little to spare',
      input: {
        debts: [
          { name: 'Hospital', type: 'medical', balance: 186_000, apr: 0, minimum: 4_000, inCollections: true },
          { name: 'Credit card', type: 'card', balance: 312_000, apr: 26.99, minimum: 9_400, dueDay: 18 },
        ],
        extra: 2_500,
        strategy: 'snowball',
      },
    },
  ],
};

const debt = { one: 'debt', other: 'debts' };
const month = { one: 'month', other: 'months' };
const payment = { one: 'monthly payment', other: 'monthly payments' };
const plans = { avalanche: 'avalanche', snowball: 'snowball', custom: 'your own order' };

/** Sentences, titles and labels of the document. Amounts of money, rates, months and days are given as text. */
export const words = {
  debtWithoutName: (number: number) => `Debt ${number}`,
  /** "four debts" */
  debts: (count: number) => countInWords(count, debt),
  /** "your parish" */
  your: (noun: string) => `your ${noun}`,
  planName: (strategy: Strategy) => capitalize(plans[strategy]),
  onePlan: 'This plan',
  minimumOnly: 'Minimum only',
  /** In a cell of a table. */
  noDate: 'no date',
  title: {
    wayOut: (end: string) => `A way out by ${end}`,
    essentialsThenWayOut: (end: string) => `Essentials first, then a way out by ${end}`,
    noDate: 'Where you are, and what would change it',
    essentialsThenDebts: 'Essentials first, then the debts',
  },
  about: {
    entered: (debts: number) => (debts === 1 ? 'the debt you entered' : `the ${countInWords(debts, debt)} you entered`),
    extra: (sum: string) => `${sum} extra each month`,
    nothingExtra: 'nothing extra',
    oneOffs: (count: number) =>
      count === 1 ? ' and a one-off amount' : count > 1 ? ` and ${numberInWords(count)} one-off amounts` : '',
    text: (entered: string, extra: string, oneOffs: string) =>
      `Computed from ${entered}, with ${extra}${oneOffs}. Monthly rate is APR divided by 12, rounded to the cent.`,
  },
  summary: {
    title: 'The bottom line',
    debtFree: 'Debt-free month',
    fromNow: (months: number) => `${countOf(months, month)} from now`,
    payments: (months: number) => countOf(months, payment),
    interest: 'Interest in all',
    onDebts: (owed: string) => `on ${owed}`,
    neverWithMinimums: { value: 'No date', label: 'With minimums only', detail: 'the balances wouldn’t reach zero' },
    saved: { label: 'Less interest', detail: 'than minimums only' },
    paid: { label: 'Paid in all', detail: 'balances and interest' },
    owed: 'Owed today',
    debts: (count: number) => countOf(count, debt),
    firstInterest: { label: 'Interest', detail: 'in the first month' },
    budget: { label: 'For debts', detail: 'each month, as you entered it' },
    missing: { label: 'Missing', detail: 'each month, before any plan' },
  },
  nextStep: {
    callNotPay: (short: string) =>
      `A call, not a payment. Your essentials cost ${short} a month more than comes in, and food, housing, power and the car go before every debt on this page.`,
    localHelp: {
      us: 'Call 211 for food, rent and power, and then a nonprofit credit counselor, who can talk to the lenders with you.',
      elsewhere:
        'Ask for local help with food, rent and power, and then a nonprofit debt adviser, who can talk to the lenders with you.',
    },
    planCanWait: 'The plan can wait until then.',
    noMoney: (debts: number) =>
      `Nothing is set aside for ${debts === 1 ? 'this debt' : 'these debts'} yet, so there is no finish date to show.`,
    noFinish: (budget: string, debts: number) =>
      `With ${budget} a month ${debts === 1 ? 'this debt has' : 'these debts have'} no finish date in this order. That’s math, not a verdict on you.`,
    otherOrder: (strategy: Strategy, end: string) =>
      `The same money in another order does end: ${plans[strategy]}, in ${end}.`,
    moreOrLess: 'More money or less interest would change it; “What would give you a date” below says how much.',
    alsoCall: {
      us: 'It is also worth calling a nonprofit credit counselor',
      elsewhere: 'It is also worth calling a nonprofit debt adviser',
    },
    firstCall: {
      us: 'The first step is to call a nonprofit credit counselor',
      elsewhere: 'The first step is to call a nonprofit debt adviser',
    },
    lowerRates: (call: string) => `${call}, who can ask the lenders for lower rates.`,
    income: (sum: string) => `${sum} comes in`,
    afterEssentials: (sum: string) => `after essentials you have ${sum}`,
    tooTight: (budget: string, room: string, short: string) =>
      `This plan asks for ${budget} a month, and ${room}. ${short} a month has to be found first.`,
    missing: (budget: string, room: string, short: string) =>
      `${short} a month is missing. These payments come to ${budget} a month, and ${room}.`,
    noFinishEither: (debts: number) =>
      `Even if you found it, ${debts === 1 ? 'this debt' : 'these debts'} would have no finish date at these rates. That’s math, not a verdict on you.`,
    doNotBorrow: 'Don’t borrow to close the gap.',
    askForLess: 'Before you begin, call the lenders with the words below and ask for smaller payments.',
    askForLessOrEnterLess:
      'Before you begin, enter a smaller extra, or call the lenders with the words below and ask for smaller payments.',
  },
  firstPayments: {
    all: (when: string, sum: string) =>
      `In ${when}, pay ${sum} as the table below shows. With that, everything on this page is paid.`,
    oneDebt: (when: string, sum: string, name: string) =>
      `In ${when}, pay ${sum} to ${name}, and the same in the months after.`,
    oneDebtVaries: (when: string, sum: string, name: string) =>
      `In ${when}, pay ${sum} to ${name}, and go on as the table says.`,
    minimums: (when: string, sum: string) => `In ${when}, pay the minimum on each debt, ${sum} in all.`,
    to: (sum: string, name: string) => `${sum} to ${name}`,
    some: (when: string, payments: readonly string[], minimums: string) =>
      `In ${when}, pay ${listOf(payments)}${minimums}.`,
    minimumWhereDue: ', and the minimum on each other debt that has one',
    minimumOnOthers: (count: number) =>
      `, and the minimum on the other ${count === 1 ? 'debt' : countInWords(count, debt)}`,
    lastPayment: (end: string) => `The last payment is in ${end}.`,
    finishes: (name: string, next: string) => `That finishes ${name}, and its payment moves on to ${next}.`,
    movesOn: (name: string, end: string, next: string) =>
      `When ${name} is gone in ${end}, its whole payment moves to ${next}.`,
    proofFirst: (names: readonly string[]) =>
      `Before the first payment on ${listOf(names)}, ask the collector for proof in writing.`,
  },
  paymentTable: {
    title: (month: string) => `Who to pay in ${month}`,
    debt: 'Debt',
    payment: 'Payment',
    due: 'Due',
    dueDay: (day: number) => ordinalOf(day),
  },
  changes: {
    title: 'What would give you a date',
    columns: { change: 'Change', each: 'Each month', more: 'More than now', free: 'Debt-free', interest: 'Interest' },
    names: {
      installments: 'The payday lender’s payment plan',
      'half-rates': 'The same money, half the rates',
      'no-interest': 'The same money, no interest',
    },
    /** `within`: months; absent for any date at all. */
    more: (within: number | undefined) =>
      within === undefined
        ? 'More money: any date at all'
        : within === 12
          ? 'More money: within a year'
          : `More money: within ${numberInWords(within / 12)} years`,
    debtGone: (name: string) => `${name} paid off or canceled`,
    otherMoney: (sum: string) => `${sum} from other money`,
    installments: (sum: string, rollsOn: boolean) =>
      `four payments of ${sum} without interest${rollsOn ? '; that sum then goes to the other debts' : ''}`,
    least: 'the least that ends within fifty years',
    beyond: (sum: string) => `${sum} a month more than is there`,
    hardship: 'what a counselor or a hardship program may reach',
  },
  whatIf: {
    title: 'What if …',
    caption: 'What would change, to the cent',
    columns: { change: 'What if', free: 'Debt-free', interest: 'Interest', difference: 'Than planned' },
    asPlanned: 'As planned',
    more: (sum: string) => `${sum} more each month`,
    names: { installments: 'The payday lender’s payment plan', later: 'The extra begins a month later' },
    debtGone: (name: string) => `${name} is paid off today`,
    otherMoney: (sum: string) => `${sum} from other money`,
    installments: (sum: string) => `four payments of ${sum} without interest`,
    less: (sum: string) => `${sum} less`,
    moreThan: (sum: string) => `${sum} more`,
    sooner: (months: number) => `${countOf(months, month)} sooner`,
    later: (months: number) => `${countOf(months, month)} later`,
    oneOffs: (sum: string, saved: string | undefined, months: number) =>
      saved === undefined && months <= 0
        ? `One-off money of ${sum} is in this plan; it changes neither the month nor the interest.`
        : `One-off money of ${sum} is in this plan. It ${listOf([
            ...(saved === undefined ? [] : [`saves ${saved} of interest`]),
            ...(months > 0 ? [`ends the plan ${countOf(months, month)} sooner`] : []),
          ])}.`,
    oneOffsDecide: (sum: string) => `One-off money of ${sum} is in this plan. Without it there would be no date.`,
    next: (month: string) => `The month after: ${month}`,
    nextColumns: { debt: 'Debt', owed: 'Owed then', payment: 'Payment' },
    together: 'Together',
  },
  comparison: {
    title: (plans: number) => `${capitalize(numberInWords(plans))} ways to pay, compared`,
    columns: { plan: 'Plan', free: 'Debt-free', months: 'Months', interest: 'Interest' },
    finished: { 1: 'First debt gone', 2: 'Two debts gone' },
    orders: {
      avalanche: 'highest rate first',
      snowball: 'smallest balance first',
      custom: 'as you listed them',
    },
    followed: (order: string) => `followed on this page: ${order}`,
    chosen: (order: string) => `your choice: ${order}`,
    minimums: 'nothing extra, and nothing passed on',
    byDebt: 'With minimums only, debt by debt',
    byDebtColumns: { debt: 'Debt', minimum: 'Minimum', free: 'Paid off', interest: 'Interest' },
  },
  choice: {
    onlyOneEnds: (ends: Strategy) => `At this budget only ${plans[ends]} comes to an end, so choose that one.`,
    noneEnds:
      'At this budget none of them comes to an end. Another order of the debts can’t change that; more money or less interest can.',
    same: (why: string) => `For your debts avalanche and snowball are the same plan: ${why} There is nothing to weigh.`,
    sameReasons: {
      rates: 'all rates are equal, so both take the smallest balance first.',
      order: (first: string) =>
        `no debt has a higher rate than a smaller one, so both take the debts in one order, ${first} first.`,
      nothingToSteer: 'in no month is there money above the minimums that another order would send elsewhere.',
    },
    sameCost: 'Avalanche and snowball cost the same.',
    avalancheCostsLess: (sum: string) => `Avalanche costs ${sum} less.`,
    snowballCostsLess: (sum: string) => `Here snowball costs ${sum} less.`,
    bothSound: 'Both are sound; choose the one you will keep.',
    nth: { 1: 'first', 2: 'second' },
    sameMonth: (nth: string) => `The ${nth} finished debt comes in the same month with both.`,
    sooner: (strategy: Strategy, nth: string, months: number) =>
      `${capitalize(plans[strategy])} gives you the ${nth} finished debt ${countOf(months, month)} sooner.`,
    ownOrder: 'Your own order',
    listedOrder: 'The order in which you listed them',
    costsNoMore: (order: string) => `${order} costs no more than either.`,
    costsMore: (order: string, sum: string, strategy: Strategy) =>
      `${order} costs ${sum} more than ${plans[strategy]}.`,
  },
  chart: {
    title: 'What you still owe',
    titleIn: (currency: string) => `What you still owe, in ${currency}`,
    reachesZero: (name: string, end: string) => `${name} reaches zero in ${end}`,
    other: (strategy: Strategy, end: string) => `${plans[strategy]} in ${end}`,
    minimums: (end: string) => `minimum payments only in ${end}`,
    minimumsNever: 'minimum payments only don’t reach it',
    summary: (ends: readonly string[]) => `${listOf(ends)}. The same figures are in the tables of this page.`,
  },
  milestones: {
    title: 'Months to mark',
    half: (when: string, left: string) => `${when}: half of today’s debt is behind you. ${left} is left.`,
    last: (when: string, names: readonly string[]) => `${when}: the last payment, on ${listOf(names)}.`,
    paidOff: (when: string, names: readonly string[]) =>
      `${when}: ${listOf(names)} ${names.length === 1 ? 'is' : 'are'} paid off.`,
  },
  cautions: {
    title: 'Before you pay',
    details: 'The law and the help for these debts',
    rateEnds: (name: string, last: string) => `The promotional rate on ${name} ends after ${last}.`,
    payNoOne: 'Pay no one up front to make debt go away.',
    essentials: 'Food, housing, power, the car, child support and taxes come first.',
    ifShort: {
      us: 'If there isn’t enough money for these, leave this plan and call 211.',
      elsewhere: 'If there isn’t enough money for these, leave this plan and ask for local help.',
    },
    giving: 'Whether giving to church belongs among your essentials is for you to decide.',
    elsewhere: 'The law where you live counts.',
    elsewhereText:
      'Rules on collectors, interest and relief differ from country to country. Look for a free, nonprofit debt adviser there, and pay no one up front to make debt go away.',
    dueInFull: (name: string) => `${name}: there’s more to pay than a minimum of 0.`,
    dueInFullText:
      'A loan like this is due in full on one day, and each renewal costs a new fee that this page doesn’t know. Call the lender before that day, and enter the payment you agree on as the minimum.',
    notShrinking: (name: string) => `${name}: the minimum doesn’t reduce it.`,
    notShrinkingText: (interest: string, rate: string, minimum: string, least: string) =>
      `A month adds ${interest} of interest at ${rate}, and the minimum is ${minimum}. The smallest payment that makes this debt smaller is ${least}.`,
    afterPromotion: (rate: string) => `${rate} once the promotion has ended`,
    promotion: (name: string) => `${name}: the promotion ends.`,
    promotionPaid: (rate: string, last: string) =>
      `The rate of ${rate} runs through ${last}. In this plan the debt is gone by then.`,
    promotionOwed: (
      rate: string,
      last: string,
      then: { owed: string; rate: string; interest: string; enough: string },
    ) =>
      `The rate of ${rate} runs through ${last}. In this plan ${then.owed} is still owed then, and from the month after it costs ${then.rate}: ${then.interest} in that first month. Paying ${then.enough} a month on it would finish it by then.`,
  },
  coaching: { title: 'A word with your plan', again: 'Write again' },
  scripts: {
    title: 'What to say on the phone and by mail',
    lowerRate: (name: string, balance: string, rate: string) => ({
      title: `To ask for a lower rate: ${name}`,
      paragraphs: [
        `Hello, my name is [your name], and I am calling about my account ending in [last four digits]. I owe ${balance} on it at ${rate}. I have made a plan to pay it off and I mean to keep it. Would you lower my rate?`,
        'If they say no: Is there someone who may decide that? Is there a lower rate for some months? When could I ask again?',
        'Write down the day, the name and what was promised, and ask for it in writing. A no costs nothing; another person on another day may say yes.',
      ],
    }),
    hardship: {
      title: 'To ask for a hardship program',
      paragraphs: [
        'Hello, my name is [your name], and my account ends in [last four digits]. Money is short at home because [a reason, as short as you like]. I can pay [an amount you can keep to] a month. Do you have a hardship program with a smaller payment or a lower rate for a while?',
        'Before you agree, ask: How long does it last? What happens to the interest and to late fees? Will the account be closed, and how will it be reported?',
        'Promise only what is left after food, housing, power and the car, and ask for the agreement in writing before the first payment.',
      ],
    },
    paymentPlan: {
      title: 'To ask a payday or title lender for a payment plan',
      paragraphs: [
        'Hello, my name is [your name], and my loan number is [number]. I can’t pay it in full on [due date], and I don’t want to renew it. I am asking for a payment plan without new fees or interest. What plans does the law of this state, or your own rule, give me?',
        'Before you agree, ask: How many payments, on which days, and how much each? What happens if one is late? Will you stop taking money from my account?',
        'Ask before the due date, sign only what you have read, and keep a copy.',
      ],
    },
    account: (name: string, balance: string) =>
      `- ${name}, said to be ${balance}, your reference [number on their letter]`,
    letter: (accounts: readonly string[], day: string) => ({
      title:
        accounts.length === 1
          ? 'A letter to the collector'
          : 'A letter to each collector, with only its own debt in it',
      paragraphs: [
        day,
        'To [name and address of the collector]',
        `I am writing about ${accounts.length === 1 ? 'this account' : 'the account below'}:`,
        accounts.join('\n'),
        '[Leave this sentence out if you know that the debt and its amount are right: I dispute this debt and ask you to verify it.]',
        'Please send me the name and address of the original creditor, the date of the last payment, the amount with the interest and fees that have been added, and a copy of what shows that I owe it. Please tell me whether the time in which you could sue has passed. Please stop collecting until you have sent this, and write to me by mail.',
        'This letter doesn’t say that the debt is mine, and it isn’t a promise to pay.',
        '[Your name and address]',
        'Send it within 30 days of the collector’s first notice, by certified mail, and keep a copy.',
      ],
    }),
  },
  schedule: {
    all: (months: number) => `All ${countOf(months, month)}`,
    firstYear: 'The first twelve months',
    oneMonth: 'The one month',
    caption: 'Month by month',
    payments: 'Payments',
    paymentsTo: (from: number, to: number) => `Payments to debts ${from} to ${to}`,
    columns: { month: 'Month', together: 'Together', interest: 'Interest', owed: 'Still owed' },
    dates: 'Payment dates for your calendar',
    pay: (sum: string, name: string) => `Pay ${sum}: ${name}`,
    last: 'The last payment on this debt.',
    overdue: 'Still to be paid this month.',
    noDueDay: 'No due day was entered, so it is on the first of the month.',
  },
  basis: {
    title: 'How this was worked out',
    education:
      'This is education, not financial or legal advice. The figures are exact for the numbers you gave; lenders may count days differently, and nothing new may be charged to these accounts.',
    steps: (longestPlan: number) => [
      'Each month begins with interest on what is owed: APR divided by 12, rounded to the cent, half a cent upward.',
      'Then every debt gets its minimum, or what is left of it.',
      'All the rest of the month’s money goes to the first debt in the order, and what it doesn’t need to the next.',
      'The sum you pay each month stays the same until the end: a minimum that is no longer needed moves on. One-off amounts are added in their month.',
      'Snowball takes the smallest starting balance first, avalanche the highest rate in force. Of equal balances the higher rate goes first, of equal rates the smaller balance, then the order in which you listed them.',
      '“Minimum only” pays each debt its minimum as you entered it, passes nothing on and uses no extra or one-off amount.',
      `A plan that isn’t finished after ${longestPlan} months has no date.`,
    ],
    laws: 'Laws and programs of the United States:',
    source: (source: string, asOf: string) => `- ${source}; as of ${asOf}.`,
  },
  notices: {
    monthHasPassed: (wanted: string, start: string) => `${wanted} has passed, so the plan begins in ${start}.`,
    beginsLater: (start: string) =>
      `The plan begins in ${start} and takes the balances you entered as those of that month.`,
    sameName: 'Some debts have the same name, so they were numbered in the order in which you listed them.',
    nameAndSum: (name: string, sum: string) => `${name} (${sum})`,
    minimumAboveBalance: (debts: readonly string[]) =>
      `The minimum is more than what is owed for ${listOf(debts)}. The plan counts all of it as money you have each month.`,
    rateWithoutMonths: (name: string) =>
      `${name} has a promotional rate without its months, so its usual rate was used throughout.`,
    monthsWithoutRate: (name: string) =>
      `${name} has promotional months without their rate, so its usual rate was used throughout.`,
    earlyOneOffs: (sums: readonly string[], start: string) =>
      `${listOf(sums)} before the plan begins wasn’t counted. If you still have it, give it the month ${start}.`,
  },
};
