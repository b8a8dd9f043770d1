export { appRoutes } from './apps.ts';
export { embedCors } from './cors.ts';
export { type EmbedClaims, mintEmbedToken } from './embed-token.ts';
export { embedRoutes, tokenRoutes } from './routes.ts';
export { addSite, removeSite, siteList } from './site-list.ts';
export { isListed, parseSiteOrigin } from './site-origin.ts';
export { type EmbedSite, embedSites } from './table.ts';
export { type EmbedEnv, requireVisit, tokenKey, type Visit } from './visit.ts';
