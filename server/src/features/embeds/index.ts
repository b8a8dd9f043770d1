export { appRoutes } from './apps.ts';
export { embedCors } from './cors.ts';
export { mintEmbedToken } from './embed-token.ts';
export { embedRoutes, tokenRoutes } from './routes.ts';
export { addSite } from './site-list.ts';
export { type EmbedEnv, requireVisit, tokenKey, type Visit } from './visit.ts';
