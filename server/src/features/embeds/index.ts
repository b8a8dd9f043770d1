export { switchedOff } from './app-switches.ts';
export { embedSettingsOf } from './embed-settings.ts';
export { isListed, MAX_SITES, parseSiteOrigin } from './site-origin.ts';
export { addSite, siteList } from './sites.ts';
export { subscribedApps } from './subscribed-apps.ts';
export { embedSettings } from './table.ts';
