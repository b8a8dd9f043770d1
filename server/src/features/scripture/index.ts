export { freePassage } from './free-passage.ts';
export { licensedDocument } from './licensed-document.ts';
export { passageRoutes, scriptureRoutes } from './routes.ts';
