export { previewAround, signPreview } from './preview-pass.ts';
