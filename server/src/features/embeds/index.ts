export { appPageRoutes } from '../apps/app-page.ts';
export { describeApp } from '../apps/describe-app.ts';
export { appRoutes, catalogueHeights, listApps } from '../apps/list-apps.ts';
export { otherApp } from '../frames/assert-same-app.ts';
export { embedCors } from '../frames/cors.ts';
export { mintEmbedToken } from '../frames/embed-token.ts';
export { pageOfVisit } from '../frames/page-of-visit.ts';
export { embedRoutes, tokenRoutes } from '../frames/routes.ts';
export {
  careRequestLabel as handOffLabel,
  counterKey as happenedIn,
  type EmbedEnv,
  PREVIEW_PAGE,
  requireVisit,
  tokenKey,
  type Visit,
} from '../frames/visit.ts';
export { oembedRoutes } from '../hosted-pages/oembed.ts';
export { previewPassRoutes, previewRoutes } from '../previews/preview.ts';
export { ALL_APPS, switchedOff } from './app-switches.ts';
export { EmbedSettings, type PlatformId } from './contract.ts';
export { embedSettingsOf } from './embed-settings.ts';
export { addSite, removeSite, siteList } from './site-list.ts';
export { isListed } from './site-origin.ts';
export { appSwitches, embedSettings } from './table.ts';
