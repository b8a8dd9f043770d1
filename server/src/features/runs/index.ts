export { crisisHelp as helpFor } from './crisis-help.ts';
export { runRoutes } from './routes.ts';
