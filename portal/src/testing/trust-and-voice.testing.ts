const DAY = 86_400_000;
const LAST_DAY = Date.UTC(2026, 10, 20);
const DAYS = 30;

const days = Array.from({ length: DAYS }, (_, at) => {
  const checked = ((at * 7) % 11) * ((at * 3) % 5);
  return {
    day: new Date(LAST_DAY - (DAYS - 1 - at) * DAY).toISOString().slice(0, 10),
    checked,
    corrected: checked % 4,
    crisis: at === 12 ? 1 : 0,
  };
});
const span = { from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' };
const nothingFound = {
  ...{ verified: 0, 'set-right': 0, 'left-out': 0, references: 0, crisis: 0 },
  ...{ 'built-in': 0, model: 0, withheld: 0, 'fell-back': 0 },
};

const counted = {
  ...span,
  keep: '13-months',
  totals: {
    ...{ verified: 621, 'set-right': 47, 'left-out': 7, references: 675, crisis: 1 },
    ...{ 'built-in': 88, model: 214, withheld: 3, 'fell-back': 2 },
  },
  days,
  apps: [],
  writers: [
    {
      ...{ appId: 'bible-chat', appName: 'Bible Chat', writer: 'model', model: 'granite-4-small' },
      ...{ promptVersion: '2026-11-22', firstSeenAt: LAST_DAY - 6 * DAY, lastSeenAt: LAST_DAY },
    },
    {
      ...{ appId: 'prayer-generator', appName: 'Prayer Generator', writer: 'built-in', model: null },
      ...{ promptVersion: null, firstSeenAt: LAST_DAY - 80 * DAY, lastSeenAt: LAST_DAY - DAY },
    },
  ],
};
const notYet = {
  ...counted,
  totals: nothingFound,
  days: days.map(({ day }) => ({ day, checked: 0, corrected: 0, crisis: 0 })),
  writers: [],
};

/** The trust page with counts, before the first count, and when nothing is kept. */
export const trustOf = {
  counted,
  notYet,
  nothingKept: { ...notYet, keep: 'nothing' },
};

/** What models have cost this month, in millionths of a dollar. */
export const budget = {
  ...{ month: '2026-11', used: 8_420_000, reserved: 0, cap: 10_000_000, warned: 80 },
  tokens: { input: 4_100_000, output: 860_000 },
};

export const voice = {
  voice: {
    ...{ tradition: 'baptist', translation: 'web', readingLevel: 'simple', avoid: ['journey', 'season of life'] },
    ...{ disputedPolicy: 'own-teaching', teaching: 'We baptize those who believe.' },
    ...{ careLabel: 'The care team', careEmail: 'care@grace-chapel.example', carePhone: '+1 555 0100' },
  },
  translations: [
    { id: 'web', name: 'World English Bible', abbreviation: 'WEB' },
    { id: 'bsb', name: 'Berean Standard Bible', abbreviation: 'BSB' },
  ],
  writer: { kind: 'model', model: 'granite-4-small' },
};

export const statement = {
  ...{ lang: 'en', title: 'How we use AI', church: 'Grace Chapel', asOf: '2026-11-20' },
  lead: 'On the website of Grace Chapel there are small apps. This page says how they write.',
  parts: [
    { heading: 'Who writes it', text: 'An AI language model words parts of what you read.' },
    { heading: 'The Bible', text: 'Verses are taken from a stored text and compared with it.' },
  ],
};
