import { terms } from './terms.ts';

const { trial, guarantee } = terms;

export const included = [
  ['Every app that is ready', 'and new ones as they’re built'],
  ['Your website', 'on as many pages as you like'],
  ['Visitors', 'free, with no login'],
  ['Everyone you invite', 'members, roles and approvals'],
  ['Word, calendar and spreadsheet files', 'from the apps that have them'],
  ['Crisis help', 'even while your plan is paused'],
  ['Support', 'by email'],
] as const;

/** Timeline from sign-up to the end of the guarantee. */
export const course = [
  ['Today', 'Sign up with your email and your church’s name. No card.'],
  [`${trial.days} days`, 'You and the people you invite use every ready app inside Lampstand.'],
  ['When you’re ready', 'Ask for a plan. We answer by email, agree on the exact price and turn it on.'],
  ['That day', 'Paste one line of code, and the apps are on your website.'],
  [`${guarantee.days} days from then`, 'Not happy? Email us for a full refund.'],
] as const;

export const questions = [
  [
    'Can we put an app on our website during the trial?',
    'Not yet. During the trial, use the apps inside Lampstand and see them in your colors. The code for your website comes with a plan.',
  ],
  [
    'Do website visitors need a seat?',
    'No. A seat is a person with a login: staff, leaders, the person who runs your website. Visitors don’t need an account and aren’t counted.',
  ],
  ['Does the trial turn into a bill?', 'No. It ends after thirty days. You keep your account and your members.'],
  ['What if a payment fails?', 'You have fourteen days to fix it. Nothing on your website stops.'],
  [
    'What do our visitors see when we stop?',
    'A short notice with your church’s contact and a helpline. Remove the code from your page and nothing is left.',
  ],
  [
    'How do we get our money back?',
    'Email us within ninety days of your first payment and name your church. There’s no form.',
  ],
] as const;
