export { installationCheckRoutes } from './routes.ts';
