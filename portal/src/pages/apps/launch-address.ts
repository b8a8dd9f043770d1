/** Where an app is opened from the dashboard and the catalogue: by way of the launcher. */
export const launchAddress = (appId: string): string =>
  `/loading?app=${encodeURIComponent(appId)}&url=${encodeURIComponent(`/app/${appId}`)}`;
