import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../platform/auth/keys.ts';

const sign = (key: Buffer, userId: string) => createHmac('sha256', key).update(userId).digest('base64url');

/** Lets the holder of an email turn the weekly digest off without logging in; it never ends and can do nothing else. */
export const unsubscribeToken = (keys: KeyRing, userId: string): string =>
  `${userId}.${sign(keys.keyFor('unsubscribe'), userId)}`;

/** The user id in a token; undefined for a forged one. */
export function userOfToken(keys: KeyRing, token: string): string | undefined {
  const [userId = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const fits = keys.keysFor('unsubscribe').some((key) => {
    const right = Buffer.from(sign(key, userId));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return fits ? userId : undefined;
}
