import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '../../platform/http/app-error.ts';
import { mintEmbedToken, RENEWABLE_FOR, readEmbedToken, renewEmbedToken, TOKEN_LIFE } from './embed-token.ts';

const key = Buffer.alloc(32, 7);
const now = Date.UTC(2026, 10, 20);
const subject = { church: 'grace-chapel', app: 'sermon-AI', aud: 'embed', ori: 'https://grace.example' } as const;
const codeOf = (work: () => unknown) => {
  try {
    work();
    return 'accepted';
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
};

test('a token names its church, app and visitor', () => {
  const claims = readEmbedToken(key, mintEmbedToken(key, subject, now), now + 1_000);

  expect(claims).toMatchObject({ ...subject, v: 1, iat: now, exp: now + TOKEN_LIFE });
  expect(claims.vis).toHaveLength(12);
});

test('a token ends after ten minutes and can be exchanged for one more day', () => {
  const token = mintEmbedToken(key, subject, now);

  expect(codeOf(() => readEmbedToken(key, token, now + TOKEN_LIFE - 1))).toBe('accepted');
  expect(codeOf(() => readEmbedToken(key, token, now + TOKEN_LIFE))).toBe('token_expired');
  expect(codeOf(() => renewEmbedToken(key, token, now + TOKEN_LIFE + RENEWABLE_FOR - 1))).toBe('accepted');
  expect(codeOf(() => renewEmbedToken(key, token, now + TOKEN_LIFE + RENEWABLE_FOR))).toBe('token_expired');
});

test('a renewed token keeps church, app and visitor and is a new one', () => {
  const later = now + TOKEN_LIFE * 2;
  const old = mintEmbedToken(key, subject, now);
  const renewed = readEmbedToken(key, renewEmbedToken(key, old, later).token, later);

  expect(renewed).toMatchObject({ ...subject, vis: readEmbedToken(key, old, now).vis, exp: later + TOKEN_LIFE });
  expect(renewed.jti).not.toBe(readEmbedToken(key, old, now).jti);
});

test('a token signed with another key, or changed in any one character, is refused', () => {
  const token = mintEmbedToken(key, subject, now);

  expect(codeOf(() => readEmbedToken(Buffer.alloc(32, 8), token, now))).toBe('unauthenticated');
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'ABCDefgh0123-_'), (at, letter) => {
      if (token[at] === letter) return;
      expect(codeOf(() => readEmbedToken(key, token.slice(0, at) + letter + token.slice(at + 1), now))).not.toBe(
        'accepted',
      );
    }),
  );
});

test('whatever is sent in place of a token gets the same plain refusal', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.base64String(),
        fc.string().map((text) => `${text}.${text}`),
      ),
      (text) => {
        expect(codeOf(() => readEmbedToken(key, text, now))).toBe('unauthenticated');
      },
    ),
  );
  expect(codeOf(() => readEmbedToken(key, 'a'.repeat(1_000_000), now))).toBe('unauthenticated');
});
