export { otherApp } from './assert-same-app.ts';
export { embedCors } from './cors.ts';
export { mintEmbedToken, readEmbedToken, TOKEN_LIFE } from './embed-token.ts';
export { pageOfVisit } from './page-of-visit.ts';
export { careRequestLabel, counterKey, type EmbedEnv, requireVisit, tokenKey, type Visit } from './visit.ts';
