export { licensedDocument } from './licensed-document.ts';
export { publicDomainPassage } from './public-domain-passage.ts';
