export { passageRoutes, scriptureRoutes } from './routes.ts';
