export { memberAnalyticsRoutes, memberRoutes } from './routes.ts';
