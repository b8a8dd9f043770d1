import type { ChurchVoice } from '@lampstand/sdk/app';
import { capitalize, isNamedTradition, termsOf } from '../../../app-kit/index.ts';
import type { Line } from './facts.ts';

/** How a plan is kept through ordinary months. */
export const keeping: readonly Line[] = [
  ({ several }) =>
    several
      ? 'If a month goes wrong, pay the minimums, keep food in the house and take up the order again the month after. A bad month moves the date; it does not end the plan.'
      : 'If a month goes wrong, pay the minimum, keep food in the house and go on the month after. A bad month moves the date; it does not end the plan.',
  () =>
    'Choose one evening a month for this, twenty minutes and no longer. Check the payments, cross off what is done, and close the folder.',
  () =>
    'Nothing new should go on these accounts while you do this. If a card makes that hard, leave it somewhere that is not your pocket.',
  () =>
    'A small sum set aside for a tire or a tooth is not disloyal to the plan. It keeps the next surprise from becoming a new debt.',
  () =>
    'If two of you carry this, read the page together and let each choose one thing to do. It is lighter when nobody is the keeper of the bad news.',
  () =>
    'Put the sheet where you can see it, and cross off each month when it is paid. It will not feel like much for a while, and then one day it will.',
];

/** For those whose next step is a call. */
export const untilThen: readonly Line[] = [
  () =>
    'Until somebody has answered, keep the roof, the food, the power and the way to work. Those payments come first.',
  () => 'Open the letters as they come and keep them in one folder. You will want them on the table when you call.',
  () => 'Do not borrow to pay this, and pay nobody who promises to make it vanish. Both make the next month harder.',
  () =>
    'When you have an answer, come back with the new rate or the new payment. It takes a minute, and the page may look quite different.',
];

/** Company, when the church has named someone or its tradition names them; otherwise a plain last word. */
export function lastWords({ care, tradition }: ChurchVoice): readonly Line[] {
  const terms = isNamedTradition(tradition) ? termsOf(tradition) : undefined;
  const [leader, home] = terms ? [`your ${terms.leader}`, `your ${terms.home}`] : [];
  if (!care && !leader) {
    return [
      () => 'Tell one person you trust that you have begun.',
      () => 'You have a page that adds up. Tonight that is enough.',
      () => 'Take it one month at a time; the page keeps the rest in order.',
    ];
  }
  if (!care) {
    return [
      () => `Tell one person you trust that you have begun; it may be ${leader}.`,
      () => `If it gets heavy, say so to ${leader}. Nobody in ${home} has to carry this alone.`,
      () => `Another pair of eyes helps. Ask ${leader} who might sit down with you and this page.`,
    ];
  }
  const whom = care.label.replace(/^The /, 'the ');
  const among = home ? ` That is what ${home} is for.` : '';
  return [
    () => `You need not do this alone. ${capitalize(whom)} can sit down with you and this page.${among}`,
    () => `If you would like company with it, ask ${whom}. You may bring the page as it is.${among}`,
    () => `Some of this is easier with another chair at the table, and ${whom} has one.${among}`,
  ];
}
