export { previewAround } from './preview-pass.ts';
