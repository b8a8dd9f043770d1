export { helpFor } from './help-for.ts';
export { runRoutes } from './routes.ts';
