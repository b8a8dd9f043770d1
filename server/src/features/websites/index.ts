export type { CheckFinding, DeliveryForm, InstallationCheck } from './contract.ts';
export { websiteRoutes } from './routes.ts';
