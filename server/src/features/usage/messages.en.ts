/** Column headings of the CSV. */
export const en = {
  day: 'Day',
  app: 'App',
  page: 'Page',
  runs: 'Uses',
  visitors: 'Visits',
  errors: 'Errors',
  unknown: 'unknown',
};
