export { sendDigests } from './send-digests.ts';
