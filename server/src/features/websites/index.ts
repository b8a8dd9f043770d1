export type { CheckFinding, ChurchUsage, DeliveryForm, InstallationCheck, SeenPage } from './contract.ts';
export { websiteRoutes } from './routes.ts';
