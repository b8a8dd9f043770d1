import { randomUUID } from 'node:crypto';
import { type FrameDocumentOptions, renderFrameDocument } from '@lampstand/sdk/frame/server';
import type { StaticFiles } from '../../platform/http/static-files.ts';

// What stands in a kept document in place of the two things that are new for each visitor; nobody can guess them.
const NONCE = `nonce-${randomUUID()}`;
const TOKEN = `token-${randomUUID()}`;
const MOST = 200;

const kept = new WeakMap<StaticFiles, Map<string, string>>();

/**
 * The frame document with this nonce and token. Everything else in it is the same for every visitor of a church's app, so it
 * is rendered once and kept until something that it shows has changed.
 */
export function renderedFrame(files: StaticFiles, options: FrameDocumentOptions): string {
  const documents = kept.get(files) ?? new Map<string, string>();
  kept.set(files, documents);
  const { manifest, ...boot } = options.boot;
  const key = JSON.stringify([manifest.id, { ...boot, token: '' }]);
  let document = documents.get(key);
  if (document === undefined) {
    document = renderFrameDocument({ ...options, nonce: NONCE, boot: { ...options.boot, token: TOKEN } });
    const [oldest] = documents.keys();
    if (documents.size >= MOST && oldest !== undefined) documents.delete(oldest);
    documents.set(key, document);
  }
  return document.replaceAll(NONCE, options.nonce).replaceAll(TOKEN, boot.token);
}
