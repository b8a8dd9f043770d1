import { TRIED_MS } from './mail-kinds.ts';

/**
 * What a failed try means. `halted`: the server refuses us, not this letter, so no letter is tried. `wrong-address`:
 * nothing more is sent there. `code` is safe to log: it names no address.
 */
export interface Failure {
  kind: 'later' | 'refused' | 'wrong-address' | 'halted';
  /** "451", "550 5.1.1", "ETIMEDOUT" */
  code: string;
}

const minute = 60_000;
const pauses = [1, 5, 15, 60, 240].map((minutes) => minutes * minute);
const LAST_PAUSE = 360 * minute;

/** When a letter is tried again (epoch ms) after its n-th try has failed; undefined when that would be too late. */
export function nextTry(
  letter: { attempts: number; createdAt: number; expiresAt: number },
  now: number,
): number | undefined {
  const next = now + (pauses[letter.attempts - 1] ?? LAST_PAUSE);
  return next < Math.min(letter.expiresAt, letter.createdAt + TRIED_MS) ? next : undefined;
}

/** Reads a failure from what nodemailer throws. */
export function failureOf(error: unknown): Failure {
  const { code = 'unknown', responseCode, response = '', command = '' } = error as Partial<SmtpError>;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const named = responseCode ? [responseCode, enhanced].filter(Boolean).join(' ') : code;
  return { kind: kindOf({ code, responseCode, command }, enhanced), code: named };
}

/** The fields of nodemailer's errors that tell what happened. */
interface SmtpError {
  code: string;
  responseCode: number;
  response: string;
  command: string;
}

// 530, 534, 535 and 538 speak of signing in, wherever they come.
const signIn = new Set([530, 534, 535, 538]);
const aboutTheLetter = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

function kindOf(
  { code, responseCode, command }: Pick<SmtpError, 'code' | 'command'> & { responseCode: number | undefined },
  enhanced: string | undefined,
): Failure['kind'] {
  if (responseCode && signIn.has(responseCode)) return 'halted';
  if ((code === 'EAUTH' || code === 'ENOAUTH') && !(responseCode && responseCode < 500)) return 'halted';
  if (!responseCode && (code === 'EENVELOPE' || code === 'EMESSAGE')) return 'refused';
  // A server that refuses at the greeting refuses everybody, and may think better of it.
  if (!responseCode || responseCode < 500 || !aboutTheLetter.has(command)) return 'later';
  return enhanced && isWrongAddress(enhanced) ? 'wrong-address' : 'refused';
}

// 5.1.7 and 5.1.8 are about the sender's address.
const isWrongAddress = (enhanced: string) => /^5\.1\.(?!7$|8$)/.test(enhanced);
