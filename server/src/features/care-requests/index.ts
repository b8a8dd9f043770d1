export { careRequestRoutes as handOffRoutes } from './routes.ts';
