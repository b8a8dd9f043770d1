import { capitalize } from '../../../../app-kit/index.ts';
import type { Line } from '../../coaching-facts.ts';

/** How to keep to a plan month after month. */
export const keeping: readonly Line[] = [
  ({ several }) =>
    several
      ? 'If a month goes wrong, pay the minimums, keep food in the house and take up the order again the month after. A bad month moves the date; it doesn’t end the plan.'
      : 'If a month goes wrong, pay the minimum, keep food in the house and go on the month after. A bad month moves the date; it doesn’t end the plan.',
  () =>
    'Choose one evening a month for this, twenty minutes and no longer. Check the payments, cross off what is done, and close the folder.',
  () =>
    'Nothing new should go on these accounts while you do this. If a card makes that hard, leave it somewhere that isn’t your pocket.',
  () =>
    'A small sum set aside for a tire or a tooth isn’t disloyal to the plan. It keeps the next surprise from becoming a new debt.',
  () =>
    'If two of you carry this, read the page together and let each choose one thing to do. It is lighter when no one is the keeper of the bad news.',
  () =>
    'Put the sheet where you can see it, and cross off each month when it is paid. It won’t feel like much for a while, and then one day it will.',
];

/** For those whose next step is a call. */
export const untilThen: readonly Line[] = [
  () =>
    'Until someone has answered, keep the roof, the food, the power and the way to work. Those payments come first.',
  () => 'Open the letters as they come and keep them in one folder. You will want them on the table when you call.',
  () => 'Don’t borrow to pay this, and pay no one who promises to make it vanish. Both make the next month harder.',
  () =>
    'When you have an answer, come back with the new rate or the new payment. It takes a minute, and the page may look quite different.',
];

/** The last sentences for a church that has named no care contact and no tradition. */
export const withoutContact: readonly string[] = [
  'Tell one person you trust that you have begun.',
  'You have a page that adds up. Tonight that is enough.',
  'Take it one month at a time; the page keeps the rest in order.',
];

/** With the leader and the home that a tradition names: "your priest", "your parish". */
export const withLeader = (leader: string, home: string): readonly string[] => [
  `Tell one person you trust that you have begun; it may be ${leader}.`,
  `If it gets heavy, say so to ${leader}. No one in ${home} has to carry this alone.`,
  `Another pair of eyes helps. Ask ${leader} who might sit down with you and this page.`,
];

/** With the church's care contact, and the home that its tradition names. */
export const withCareContact = (contact: string, home: string | undefined): readonly string[] => {
  const whom = contact.replace(/^The /, 'the ');
  const purpose = home ? ` That is what ${home} is for.` : '';
  return [
    `You need not do this alone. ${capitalize(whom)} can sit down with you and this page.${purpose}`,
    `If you would like company with it, ask ${whom}. You may bring the page as it is.${purpose}`,
    `Some of this is easier with another chair at the table, and ${whom} has one.${purpose}`,
  ];
};

/** For a person who has written what is going on. It is not counted, and a table is no answer to it. */
export const heard: readonly string[] = [
  'Thank you for writing down what is going on. It changes no figure here, but it is the part that a person should hear, so please say it to someone as well.',
  'You also wrote what lies behind these numbers. A table has no answer to that; someone who listens does, and you shouldn’t have to carry both alone.',
  'What you wrote about this time isn’t in the figures, and it matters more than they do. Let one person know it, before or after the first payment.',
];
