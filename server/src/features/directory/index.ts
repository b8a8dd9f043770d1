export { listPublicNames } from './list-directory.ts';
