/** Column headings of the CSV. */
export const en = {
  day: 'Day',
  app: 'App',
  page: 'Page',
  runs: 'Runs',
  visitors: 'Visitors',
  errors: 'Errors',
  unknown: 'unknown',
};
