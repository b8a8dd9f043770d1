import { pluralOf } from '@lampstand/sdk/app';
import { terms } from '../terms.ts';

const days = (count: number) => `${count} ${pluralOf(count, { one: 'day', other: 'days' })}`;

/** English messages of the first steps and of the way to a plan. */
export const startEn = {
  title: 'Start here',
  hide: 'Hide this list',
  trial: (left: number) => `Your trial has ${days(left)} left. Every ready app works inside Lampstand.`,
  ended: 'Your trial has ended. Your account and your members are still here.',
  apps: 'Open the apps',
  done: 'done',
  steps: {
    seen: ['See an app in your colors', 'Choose your color and watch the app change.'],
    live: ['Put it on your website', 'Paste one line of code, or send it to the person who runs your website.'],
    liveLater: ['Put it on your website', 'Preview it now. The code comes with a plan.'],
    invited: ['Invite one person', 'They get an email and can use every app.'],
  },
  plan: {
    title: 'Choose a plan to go live',
    price: `About $${terms.platform.dollarsPerMonth} a month, everyone included.`,
    next: [
      'Email us with the button below. It costs nothing, and we don’t ask for a card.',
      'We answer within a few days and agree on the exact price with you.',
      'We turn your plan on, and your code appears here.',
    ],
    ask: 'Ask for a plan',
    noProgram: 'The button doesn’t work? Write to',
    nameChurch: 'and name your church.',
    subject: (church: string) => `A plan for ${church}`,
    body: (church: string, slug: string) =>
      `Hello,\n\nWe’d like to put the apps on our website.\n\nChurch: ${church}\nChurch ID: ${slug}\nOur website: `,
  },
};
