export { type PageLanguage, pageLanguage } from './messages.ts';
