import { createHash, randomBytes } from 'node:crypto';

/** A secret to hand out once (256 bits, base64url) and the SHA-256 to keep instead of it. */
export function newSecret(prefix = ''): { secret: string; hash: string } {
  const secret = prefix + randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/** What is stored of a secret: its SHA-256 in hexadecimal. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
