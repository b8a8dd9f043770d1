import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CSRF_LIFETIME_SECONDS, isCsrfToken, makeCsrfToken } from './csrf.ts';

const key = Buffer.alloc(32, 1);
const formerKey = Buffer.alloc(32, 2);
const now = Date.UTC(2026, 10, 20);

test('a token is valid for its binding until it expires, also with the previous key', () => {
  const token = makeCsrfToken(formerKey, 'session-1', now);

  expect(isCsrfToken([key, formerKey], 'session-1', token, now)).toBe(true);
  expect(isCsrfToken([key, formerKey], 'session-1', token, now + CSRF_LIFETIME_SECONDS * 1_000 - 1)).toBe(true);
  expect(isCsrfToken([key, formerKey], 'session-1', token, now + CSRF_LIFETIME_SECONDS * 1_000)).toBe(false);
  expect(isCsrfToken([key, formerKey], 'session-2', token, now)).toBe(false);
  expect(isCsrfToken([key], 'session-1', token, now)).toBe(false);
});

test('a token with any one bit changed is refused', () => {
  const token = Buffer.from(makeCsrfToken(key, 'session-1', now), 'base64url');

  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.nat(7), (byte, bit) => {
      const changed = Buffer.from(token);
      changed.writeUInt8(changed.readUInt8(byte) ^ (1 << bit), byte);
      expect(isCsrfToken([key], 'session-1', changed.toString('base64url'), now)).toBe(false);
    }),
  );
});

test('any other text is refused without an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(isCsrfToken([key], 'session-1', text, now)).toBe(false);
    }),
  );
});
