/** How people say that a bill can't wait. Written for this app, November 2026. */
export const urgentNeeds = [
  'I need money by Friday',
  'rent is due on the first',
  'I need cash this week',
  'I have to pay rent in a few days',
  'we are getting evicted',
  'they will shut off my lights',
  'I need money right now',
  'the car payment is due and I have nothing',
  'I need 500 dollars by the end of the month',
];

/** What people say about money and time that is no bill. */
export const ordinaryNeeds = [
  'I want to earn some extra money',
  'I’m free on Fridays',
  'I need a job',
  'I’d like a few hundred dollars a month',
  'I rent an apartment',
  'I work fast',
  'I need something to do',
  'I pay bills for my mother',
  'I collect rent for a landlord',
  'I manage rental property',
  'saving for a car',
  'I can start right away',
  'weekends and holidays',
  'I sell at the market every Friday',
];
