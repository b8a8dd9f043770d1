import { terms } from './terms.ts';

const { trial, guarantee, platform, solo, team } = terms;

/** One row per plan. */
export const tariff = [
  {
    name: 'Church platform',
    whom: 'A church that wants the apps on its own website.',
    seats: 'Everyone whom your administrator lets in',
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
  ['Every app that is ready', 'and each one as it is built'],
  ['Your website', 'as many pages as you like'],
  ['Visitors', 'not counted, not asked to log in'],
  ['Members, roles and invitations', 'kept by your administrator'],
  ['Word, calendar and spreadsheet files', 'from the apps that have them'],
  ['Help for someone in danger', 'also while a plan is paused'],
  ['Questions to us', 'by letter'],
] as const;

/** Timeline from sign-up to the end of the guarantee. */
export const course = [
  ['The first day', 'You sign up with an email address and, for a church, its name. No card is asked for.'],
  [
    `Until day ${trial.days}`,
    'Every app that is ready can be used in the portal, by you and by the people you invite. The code for your website waits until a plan is active.',
  ],
  [
    `Day ${trial.days}`,
    'The trial ends by itself. Nothing is charged, because there is nothing to charge. Your account and your members stay.',
  ],
  ['The day your plan begins', 'You copy one line into your website. The apps open there for everybody.'],
  [`${guarantee.days} days from then`, 'If it has not served you, write to us until then and we return what you paid.'],
  [
    'Any day',
    'You write to us, and the plan ends. An account you close yourself, with one button. Nobody has to say why.',
  ],
] as const;

export const questions = [
  [
    'Do visitors of our website need a seat?',
    'No. A seat is a person with a login: staff, leaders, the volunteer who keeps the website. Whoever opens an app on your page is a visitor, has no account and is not counted.',
  ],
  [
    'Can we put an app on our website during the trial?',
    'Not yet then. During the trial you use the apps in the portal. The line for your own website works from the day a plan is active.',
  ],
  [
    'Why does the price say “about”?',
    'Because billing is not open. Before anybody pays, the exact amount stands on the page where they agree to it.',
  ],
  [
    'What do our visitors see when we stop?',
    'A calm notice that the app is resting, with your church’s contact and the number of a helpline. When you remove the line from your page, nothing is left.',
  ],
  [
    'What if a payment fails?',
    'Then a time of grace begins, fourteen days unless this server says otherwise. The apps on your website go on working, and your administrator sees how many days are left.',
  ],
  [
    'How do we get our money back?',
    `Write to us within ninety days of the first payment and name your church. There is no form.`,
  ],
] as const;
