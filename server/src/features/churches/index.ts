export { churchVoice } from './church-voice.ts';
export { createChurch, type NewChurch } from './create-church.ts';
export { findChurchById, findChurchBySlug } from './find-church.ts';
export { freeSlug } from './free-slug.ts';
export { isReservedSlug, ownChurchSlug, slugPattern } from './slug.ts';
export { type Church, churches } from './table.ts';
