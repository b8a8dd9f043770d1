export { DocumentSchema } from './document-schema.ts';
export { limitDocument } from './limit-document.ts';
