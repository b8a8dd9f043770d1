export { handOffRoutes } from './routes.ts';
