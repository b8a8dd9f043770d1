import { terms } from './terms.ts';

const { trial, guarantee, platform, solo, team } = terms;

/** One row per plan. */
export const tariff = [
  {
    name: 'Church platform',
    whom: 'A church that wants the apps on its own website.',
    seats: 'Everyone you invite',
    price: platform.words,
  },
  {
    name: solo.name,
    whom: 'One person without a church account: a chaplain, a retired pastor, a parent.',
    seats: 'One',
    price: 'Not set yet',
  },
  {
    name: team.name,
    whom: 'A few people on one bill, without a website: a care team, a small group’s leaders.',
    seats: 'Two or more',
    price: 'Not set yet',
  },
] as const;

export const included = [
  ['Every app that is ready', 'and new ones as they’re built'],
  ['Your website', 'on as many pages as you like'],
  ['Visitors', 'free, with no login'],
  ['Members, roles and invitations', 'managed by your administrator'],
  ['Word, calendar and spreadsheet files', 'from the apps that have them'],
  ['Crisis help', 'even while your plan is paused'],
  ['Support', 'by email'],
] as const;

/** Timeline from sign-up to the end of the guarantee. */
export const course = [
  ['The first day', 'You sign up with your email and, for a church, its name. No card.'],
  [
    `Until day ${trial.days}`,
    'You and the people you invite use every ready app inside Lampstand. Your embed codes start working when you choose a plan.',
  ],
  [`Day ${trial.days}`, 'The trial ends. Nothing is charged. You keep your account and members.'],
  ['The day your plan begins', 'You paste one line of code, and the apps are on your website.'],
  [`${guarantee.days} days from then`, 'Not happy? Email us within ninety days for a full refund.'],
  ['Any day', 'Email us to end your plan. Close your account any time with one button.'],
] as const;

export const questions = [
  [
    'Do website visitors need a seat?',
    'No. A seat is a person with a login: staff, leaders, the person who runs your website. Website visitors don’t need an account and aren’t counted.',
  ],
  [
    'Can we put an app on our website during the trial?',
    'Not yet. During the trial, use the apps inside Lampstand. Your embed codes work once you have a plan.',
  ],
  ['Why does the price say “about”?', 'We don’t bill online yet. We confirm the exact price with you before you pay.'],
  [
    'What do our visitors see when we stop?',
    'A short notice with your church’s contact and a helpline. Remove the code from your page and nothing is left.',
  ],
  ['What if a payment fails?', 'You have fourteen days to fix it. Nothing on your website stops.'],
  [
    'How do we get our money back?',
    `Email us within ninety days of your first payment and name your church. There’s no form.`,
  ],
] as const;
