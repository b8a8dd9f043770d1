export { contextRoutes, subscriptionRoutes } from './routes.ts';
