import { TRIED_MS } from './mail-kinds.ts';

const minute = 60_000;
const pauses = [1, 5, 15, 60, 240].map((minutes) => minutes * minute);
/** The longest pause between two tries. */
export const LAST_PAUSE = 360 * minute;

/** When an email is tried again (epoch ms) after its n-th try has failed; undefined when that would be too late. */
export function nextTry(
  mail: { attempts: number; createdAt: number; expiresAt: number },
  now: number,
): number | undefined {
  const next = now + (pauses[mail.attempts - 1] ?? LAST_PAUSE);
  return next < Math.min(mail.expiresAt, mail.createdAt + TRIED_MS) ? next : undefined;
}
