import { capitalize } from '../../../../app-kit/index.ts';
import type { Line } from '../../coaching-facts.ts';

/** There is a date. */
export const withDate: readonly Line[] = [
  ({ debts, owed, end }) =>
    `You have put ${debts} on one page, and for many of us that is the hardest part. It comes to ${owed}, and it ends in ${end}.`,
  ({ owed, end }) =>
    `${owed} is a lot to carry around in your head. Here on paper it has an order, and it has an end: ${end}.`,
  ({ debts, owed, end }) =>
    `Nothing on this page is a grade. It is ${debts}, ${owed} in all, and a last payment in ${end}.`,
  ({ end, owed }) =>
    `There is a month when this is over, and its name is ${end}. Between now and then are ${owed} and a good many ordinary days.`,
  ({ end, budget }) =>
    budget &&
    `Look at the date first: ${end}. You get there with ${budget} a month, and without having to be clever along the way.`,
  ({ several, end, owed, sober }) =>
    sober
      ? undefined
      : `However the ${several ? 'debts' : 'debt'} came about, the way out is plain now: ${owed}, paid ${several ? 'in order' : 'month by month'}, and done in ${end}.`,
  ({ owed, end }) =>
    `It may have taken some nerve to type these numbers in. They come to ${owed} today, and to nothing in ${end}.`,
];

/** One month is enough. */
export const atOnce: readonly Line[] = [
  ({ end, owed }) =>
    `You are closer than it may have felt: ${owed} today, and with one month’s payments in ${end} it is over.`,
  ({ end }) => `This is a short page, and that is good news. One month is enough, and it is ${end}.`,
];

/** There is a date, and the plan needs more than essentials leave. */
export const tight: readonly Line[] = [
  ({ end, short, essentialsEntered }) =>
    essentialsEntered
      ? `The plan ends in ${end}, but it needs ${short} a month more than you have after essentials. Don’t close that gap with groceries. Close it with a phone call.`
      : undefined,
  ({ short, budget }) =>
    budget &&
    `You can see the way, and it is ${short} a month too steep. ${budget} is what the plan asks for; what your household needs to live comes before that.`,
  ({ short, end }) =>
    `Please don’t start by promising too much. ${short} a month is missing for this plan, and a lender hears that better before a missed payment than after one. With smaller payments the date moves past ${end}, and that is all right.`,
  ({ short, owed }) =>
    `${owed} can be paid off, only not yet at this pace: ${short} a month has to come from somewhere first. Asking for smaller payments is an honest place to begin.`,
];

/** Some money each month, and no date. */
export const withoutDate: readonly Line[] = [
  ({ budget, interestNow }) =>
    interestNow &&
    `There is no date on this page yet, and trying harder isn’t what is missing. The first month brings ${interestNow} of interest, and ${budget} is there to meet it and the balances behind it. Those numbers have to change, not you.`,
  ({ owed, interestNow }) =>
    interestNow &&
    `This is a hard page to read, so here it is in plain words. You owe ${owed}, and the first month adds ${interestNow}. At this budget the payments don’t get to the end of it, for you or for anyone.`,
  ({ debts, interestNow }) =>
    interestNow &&
    `You did the right thing by looking. ${capitalize(debts)}, ${interestNow} of interest in the first month: sums like these are what credit counselors see every day, and there are ways on from here.`,
  ({ budget, interestNow }) =>
    interestNow &&
    `If you have been paying and paying and it never seemed to get less, you weren’t imagining it. ${interestNow} is added in the first month, and ${budget} a month can’t bring it all to zero.`,
  ({ owed, budget, interestNow }) =>
    interestNow
      ? undefined
      : `${owed} is too much for ${budget} a month to finish, and that is plain arithmetic. A larger payment or a smaller debt changes it; shame doesn’t.`,
];

/** Some money each month, no date, and not even that money is there. */
export const withoutDateAndTight: readonly Line[] = [
  ({ short, budget }) =>
    short &&
    budget &&
    `The first number here is ${short}. That is what is missing each month for payments of ${budget}, and no one can pay with money that isn’t there. So the first step is to ask for smaller payments.`,
  ({ short, owed }) =>
    short &&
    `You owe ${owed}, and ${short} a month is missing just to keep up. That isn’t a matter of trying harder. The payments themselves have to change, and lenders change them more often than their letters say.`,
  ({ short, budget }) =>
    short &&
    budget &&
    `${budget} a month is asked of you, and ${short} of it isn’t there. Please don’t look for it in the grocery money. A counselor can take these very numbers to the lenders.`,
];

/** No money for debts, and so no date. */
export const withoutMoney: readonly Line[] = [
  ({ owed }) =>
    `There is nothing to send yet, and this page can still be of use. It says that ${owed} is owed, and below it says what a first payment would have to be.`,
  ({ owed }) =>
    `A plan needs a little money to start, and at the moment there is none for it. So let ${owed} be a number on paper for now, and take the first step by phone.`,
  ({ debts, owed }) =>
    `You have written down ${debts} and ${owed}, without anything to put against it yet. That is an honest beginning, and it is exactly what a counselor needs to see.`,
];

/** Income does not cover the essentials. */
export const essentialsFirst: readonly Line[] = [
  ({ short }) =>
    `Let the debts wait for a moment. ${short} a month is missing for food, housing and power, and that comes first. Lenders can be written to; the table at home has to be set today.`,
  ({ short }) =>
    `The most important number here isn’t what you owe. It is the ${short} a month that is missing for the essentials. Looking after that first is the right order.`,
  ({ short }) =>
    `You are trying to pay debts with money that has to buy food. Put them second for now. In most places there is help with a gap like ${short} a month, and asking is what it is there for.`,
  ({ short, owed }) =>
    `${owed} can wait longer than the rent can. As sober as ${short} a month is missing for the essentials, the money has better uses than a lender.`,
];
