/** Our principles, each with what follows from it. */
export const beliefs = [
  [
    'A draft is not a word from God.',
    'Whatever a program writes here is a draft, and says so, with the day and what wrote it. Somebody reads it before anybody hears it.',
  ],
  [
    'Scripture is read, not remembered.',
    'A program that writes well also misquotes well. So verses come from a printed text on the server. What is not in it is not quoted.',
  ],
  [
    'Figures are computed.',
    'What somebody owes, how long a reading takes, whether a budget adds up: that is arithmetic. It is done by rules that are tested, never by a writer of sentences.',
  ],
  [
    'A person in danger needs a person.',
    'When someone is in danger, help takes the place of the prayer or the plan. No program here counsels anybody through a crisis, and none pretends to.',
  ],
  [
    'Churches differ, and may.',
    'A tradition is set once and kept to. Where Christians disagree and a church has not said where it stands, each view is told in its own favor.',
  ],
  [
    'What is not needed is not kept.',
    'A visitor has no account. We do not store what they write, log it, or teach a machine with it.',
  ],
  [
    'Some work should not be saved.',
    'Sitting with the family is not overhead. If a page here saves you an hour, we hope that is where it goes.',
  ],
] as const;
