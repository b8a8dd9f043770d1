import { listOf } from '../../app-kit/index.ts';
import type { Benefit } from './data/idea.ts';

/** Names of the benefits, in a sentence and in a table. */
export const benefitNames: { readonly [id in Benefit]: string } = {
  ssi: 'SSI',
  ssdi: 'SSDI',
  retirement: 'Social Security (retirement)',
  snap: 'SNAP',
  medicaid: 'Medicaid',
  housing: 'Section 8 or public housing',
};

/** Words of what has to be read before any idea. Amounts are given as text. */
export const firstWords = {
  benefits: {
    title: 'What earning does to your benefits',
    lead: (names: readonly string[]) =>
      `Report the work to ${listOf(names)} before the first sale, and write down who you spoke to. A benefits counselor (WIPA) is free and adds it all up for you.`,
    caption: (profit: string, plan: string | undefined) =>
      plan ? `Month 3 of “${plan}”: ${profit} left after costs` : `Your goal: ${profit} a month left after costs`,
    columns: { benefit: 'Benefit', change: 'What changes' },
    effects: {
      ssi: (lost: string, kept: string) =>
        `About ${lost} less SSI, so ${kept} more in hand. The first $85 doesn’t count, then half does. Savings over $2,000 can end it ($3,000 for a couple).`,
      ssdi: {
        below: (trial: string, hours: number) =>
          `Below ${trial} and ${hours} hours a month it isn’t a trial work month. The check usually stays: ask a WIPA counselor first.`,
        trial: (trial: string, limit: string) =>
          `Above ${trial} or 80 hours it is a trial work month. You have nine; after them, more than ${limit} of real work can end the check.`,
        above: (limit: string) =>
          `Above ${limit}: after nine trial work months this can end the check. Ask before you plan on it.`,
      },
      retirement: (year: string, limit: string, over: string | undefined) =>
        over === undefined
          ? `${year} a year is below the limit of ${limit}, so nothing is held back.`
          : `${year} a year: before full retirement age, about ${over} a year is held back ($1 for each $2 over ${limit}). From full retirement age on, nothing is.`,
      snap: (low: string, high: string) =>
        `About ${low} to ${high} less a month, once the household has net income. Your business costs come off first. Above the state’s limit it ends.`,
      medicaid:
        'It doesn’t shrink, it ends at your state’s limit. Ask for the limit of your group and household in dollars a month.',
      housing: (more: string) =>
        `Your share of the rent goes up by about ${more}. Ask the housing authority when and how they count it.`,
    },
    meaning: (asOf: string) =>
      `Rules of ${asOf}. Each line alone: the benefits also change each other, so don’t add them up yourself.`,
  },
  soon: {
    title: (goal: string, day: string) => `No idea here brings ${goal} by ${day}`,
    untimed: 'If a bill can’t wait, start here',
    reach: (day: string, best: string) =>
      `The first paid work usually comes in the second week. Until ${day} even the best idea below leaves about ${best}.`,
    none: 'The first paid work usually comes in the second week, and that is after your date.',
    help: 'Today: call 211 and ask who pays rent or electric bills this week, and for food so that cash stays for the bill. Tell the landlord or the company in writing what you can pay and when, and ask for a payment plan. A day-labor or temp agency pays sooner than any business.',
    link: 'Help with bills (USA.gov)',
  },
  short: (goal: string, best: string) =>
    `In three months none of these reaches your ${goal} a month. The nearest leaves about ${best} in month 3.`,
};
