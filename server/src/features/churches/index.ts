export { churchVoice } from './church-voice.ts';
export { createChurch, type NewChurch } from './create-church.ts';
export { findChurchById, findChurchBySlug } from './find-church.ts';
export { freeSlug } from './free-slug.ts';
export { ownChurchSlug } from './slug.ts';
export { type Church, churches } from './table.ts';
