export { licensedDocument } from './licensed-document.ts';
export { freePassage } from './public-domain-passage.ts';
