/** Our principles, each with what follows from it. */
export const beliefs = [
  [
    'A draft is not a word from God.',
    'Everything an app writes is a draft. It says so, with the date and how it was written. Have a person read it first.',
  ],
  [
    'Scripture is read, not remembered.',
    'A program that writes well also misquotes well. So verses come from a stored Bible. If a verse isn’t in it, we don’t quote it.',
  ],
  [
    'Figures are computed.',
    'What you owe, how long a reading takes, whether a budget adds up: that’s arithmetic. Tested rules do it, never AI.',
  ],
  [
    'A person in danger needs a person.',
    'When someone is in danger, help comes before the prayer or the plan. Our apps don’t counsel anyone through a crisis, and they don’t pretend to.',
  ],
  [
    'Churches differ, and that’s all right.',
    'You set your church’s tradition once, and the apps follow it. Where Christians disagree, each view is explained fairly.',
  ],
  [
    'We don’t keep what we don’t need.',
    'Visitors have no account. We don’t store what they write, log it, or train AI with it.',
  ],
  [
    'Some work shouldn’t be saved.',
    'Sitting with the family isn’t overhead. If an app saves you an hour, we hope that’s where it goes.',
  ],
] as const;
