import { createHash, randomBytes } from 'node:crypto';

/** A new secret (256 bits, base64url) and its SHA-256. Store only the hash. */
export function newSecret(prefix = ''): { secret: string; hash: string } {
  const secret = prefix + randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/** What is stored of a secret: its SHA-256 in hexadecimal. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
