export { DocumentSchema } from './document-schema.ts';
export { exportRoutes } from './routes.ts';
