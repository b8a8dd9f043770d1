/** The six steps of setting up an app, as the home page walks through them with a sample church. */
export const wizardSteps = [
  'Welcome',
  'Check Subscription Status',
  'Select Website Platform',
  'Generate Embed Codes',
  'Test & Preview',
  'Launch Success',
] as const;
