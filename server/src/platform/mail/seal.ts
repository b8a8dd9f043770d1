import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Seals a text with a 32-byte key (AES-256-GCM) for one place, e.g. a row id: base64url of nonce, tag and text. */
export function seal(key: Buffer, place: string, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** What was sealed for that place; undefined when none of the keys opens it, or it was changed or moved. */
export function unseal(keys: readonly Buffer[], place: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE + TAG) return undefined;
  const nonce = bytes.subarray(0, NONCE);
  const tag = bytes.subarray(NONCE, NONCE + TAG);
  for (const key of keys) {
    try {
      const cipher = createDecipheriv(algorithm, key, nonce, { authTagLength: TAG })
        .setAAD(Buffer.from(place))
        .setAuthTag(tag);
      return Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()]).toString('utf8');
    } catch {
      // Sealed with another key: the next one may open it.
    }
  }
  return undefined;
}
