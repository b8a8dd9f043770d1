export { portalRoutes, siteRoutes } from './routes.ts';
