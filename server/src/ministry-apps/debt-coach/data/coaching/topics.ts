import type { Line } from '../../coaching-facts.ts';

/** Topics that only some households have, the most important first, each in several wordings. */
export const allTopics: readonly (readonly Line[])[] = [
  [
    ({ collected }) =>
      collected &&
      `With ${collected}, paper comes before money. Ask the collector to show in writing that the debt is right, and only then decide what to pay.`,
    ({ collected }) =>
      collected &&
      `You don’t have to say yes to anything on the phone about ${collected}. Ask for proof first, in writing.`,
  ],
  [
    ({ promotion }) =>
      promotion &&
      `Mark ${promotion.month} in the calendar: the low rate on ${promotion.name} ends then. The figures already count on it.`,
    ({ promotion }) =>
      promotion && `${promotion.name} is gentle only through ${promotion.month}. The plan already knows that.`,
  ],
  [
    ({ oneOff }) =>
      oneOff &&
      `The one-off money in ${oneOff} is part of the plan. When it comes, send it on the same day, before it finds something else to do.`,
    ({ oneOff }) =>
      oneOff && `Keep ${oneOff} in mind: the one-off amount does its work only if it goes out as soon as it comes in.`,
  ],
  [
    ({ firstFinished }) =>
      firstFinished && `There is a win before that: ${firstFinished.name} is finished in ${firstFinished.month}.`,
    ({ firstFinished }) =>
      firstFinished &&
      `Don’t overlook ${firstFinished.month}, when ${firstFinished.name} is done. Stop for a moment and be glad of it.`,
  ],
  [
    ({ family }) =>
      family &&
      `Show the page to ${family}, if you can. A date is worth a good deal between people who will go on eating together.`,
  ],
  [
    ({ saved }) => saved && `Beside paying only the minimums, this way keeps ${saved} of interest in your own house.`,
    ({ saved }) => saved && `Compared with minimums alone it costs ${saved} less in interest.`,
    ({ saved }) => saved && `${saved} that would have gone to interest stays with you.`,
  ],
  [
    ({ half, sober }) =>
      half && !sober
        ? `In ${half} half of it is behind you. Mark that evening with something that costs nothing.`
        : undefined,
    ({ half }) =>
      half && `The middle is the hard stretch. ${half} is the month to look for, when the larger half is done.`,
  ],
  [
    ({ noExtra }) =>
      noExtra
        ? 'You have nothing extra, and the plan ends all the same. Should something turn up, the first debt in the order is the place for it.'
        : undefined,
    ({ noExtra, several }) =>
      noExtra && several
        ? 'There is nothing left over to add, and nothing here asks you to. Keeping the sum steady when a debt is gone is what does the work.'
        : undefined,
  ],
];
