/** URL of the launcher for an app. */
export const launchAddress = (appId: string): string =>
  `/loading?app=${encodeURIComponent(appId)}&url=${encodeURIComponent(`/app/${appId}`)}`;
