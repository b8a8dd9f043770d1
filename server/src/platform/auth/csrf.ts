import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const CSRF_LIFETIME_SECONDS = 3_600;
const VERSION = 1;
/** version 1, expiry 6 (epoch seconds), nonce 16, mac 32 bytes. */
const LENGTH = 55;

/** A CSRF token for `binding`: the id of a session or the pre-session value. Base64url, 74 characters. */
export function makeCsrfToken(key: Buffer, binding: string, now: number): string {
  const head = Buffer.alloc(23);
  head.writeUInt8(VERSION, 0);
  head.writeUIntBE(Math.floor(now / 1_000) + CSRF_LIFETIME_SECONDS, 1, 6);
  randomBytes(16).copy(head, 7);
  return Buffer.concat([head, macOf(key, binding, head)]).toString('base64url');
}

/** Whether a token was made for this binding by one of the keys and is still valid at `now` (epoch ms). */
export function isCsrfToken(keys: readonly Buffer[], binding: string, token: string, now: number): boolean {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== LENGTH || bytes.readUInt8(0) !== VERSION) return false;
  if (bytes.readUIntBE(1, 6) * 1_000 <= now) return false;
  const head = bytes.subarray(0, 23);
  const mac = bytes.subarray(23);
  return keys.some((key) => timingSafeEqual(macOf(key, binding, head), mac));
}

function macOf(key: Buffer, binding: string, head: Buffer): Buffer {
  return createHmac('sha256', key).update('csrf\0').update(binding).update('\0').update(head).digest();
}
