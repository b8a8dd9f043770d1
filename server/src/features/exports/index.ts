export { DocumentSchema } from './document-schema.ts';
export { limitDocument } from './limit-document.ts';
export { exportRoutes } from './routes.ts';
