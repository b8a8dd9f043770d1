import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Encrypts a text with a 32-byte key (AES-256-GCM), bound to `place`, e.g. a row id. Returns base64url of nonce, tag and text. */
export function seal(key: Buffer, place: string, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Decrypts what was sealed for `place`; undefined when no key fits, or when it was changed or moved. */
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
      // Sealed with another key: try the next one.
    }
  }
  return undefined;
}
