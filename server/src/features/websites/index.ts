export { websiteRoutes } from './routes.ts';
