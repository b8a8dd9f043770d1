/** Names of the setup tour’s six steps. */
export const wizardSteps = [
  'Welcome',
  'Check Subscription Status',
  'Select Website Platform',
  'Generate Embed Codes',
  'Test & Preview',
  'Launch Success',
] as const;
