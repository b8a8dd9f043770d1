export { describeApp } from './describe-app.ts';
export { catalogueHeights, listApps } from './list-apps.ts';
