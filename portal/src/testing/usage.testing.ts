const DAY = 86_400_000;
const LAST_DAY = Date.UTC(2026, 10, 20);
const DAYS = 30;

const days = Array.from({ length: DAYS }, (_, at) => {
  const runs = ((at * 7) % 11) * ((at * 3) % 5);
  return {
    day: new Date(LAST_DAY - (DAYS - 1 - at) * DAY).toISOString().slice(0, 10),
    runs,
    visitors: Math.ceil(runs / 2),
    errors: at % 13 === 5 ? 1 : 0,
  };
});

/** Usage of a church's apps in thirty days. */
export const usage = {
  ...{ from: days[0]?.day, to: days.at(-1)?.day, days },
  totals: { runs: 1_204, visitors: 611, errors: 3 },
  apps: [
    { appId: 'prayer-generator', appName: 'Prayer Generator', runs: 1_071, visitors: 540, errors: 1 },
    { appId: 'bible-chat', appName: 'Bible Chat', runs: 133, visitors: 71, errors: 2 },
  ],
  pages: [
    { page: 'https://www.grace-chapel.example/care/when-you-need-someone-to-pray-with-you', runs: 1_071, errors: 1 },
    { page: '', runs: 133, errors: 2 },
  ],
};

/** The same days, in which no one used an app. */
export const noUsage = {
  ...usage,
  ...{ days: days.map((day) => ({ ...day, runs: 0, visitors: 0, errors: 0 })), apps: [], pages: [] },
  totals: { runs: 0, visitors: 0, errors: 0 },
};
