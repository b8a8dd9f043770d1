/**
 * What a failed try means. `sign-in` halts all email. `relay`: the server refuses us or the sender, not this recipient;
 * several in a row halt all email. `refused` is final for this email, `wrong-address` for the address too.
 */
export interface Failure {
  kind: 'later' | 'relay' | 'refused' | 'wrong-address' | 'sign-in';
  /** "451", "550 5.1.1", "ECONNREFUSED", "CERT_HAS_EXPIRED". Safe to log: it names no address. */
  code: string;
}

/** Reads a failure from what nodemailer throws. */
export function failureOf(error: unknown): Failure {
  const { code = 'unknown', originalCode, responseCode, response = '', command = '' } = error as Partial<SmtpError>;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const named = responseCode ? [responseCode, enhanced].filter(Boolean).join(' ') : (originalCode ?? code);
  return { kind: kindOf({ code, responseCode, command, enhanced, words: response }), code: named };
}

/** The fields of nodemailer's errors that tell what happened. `originalCode` is Node's, e.g. of a certificate. */
interface SmtpError {
  code: string;
  originalCode: string;
  responseCode: number;
  response: string;
  command: string;
}

interface Refusal {
  code: string;
  responseCode: number | undefined;
  command: string;
  /** E.g. 5.1.1 */
  enhanced: string | undefined;
  words: string;
}

// 530, 534, 535 and 538 are about signing in, after any command.
const signIn = new Set([530, 534, 535, 538]);

function kindOf(refusal: Refusal): Failure['kind'] {
  const { code, responseCode, enhanced } = refusal;
  if (responseCode && signIn.has(responseCode)) return 'sign-in';
  if ((code === 'EAUTH' || code === 'ENOAUTH') && !(responseCode && responseCode < 500)) return 'sign-in';
  if (!responseCode && (code === 'EENVELOPE' || code === 'EMESSAGE')) return 'refused';
  if (!responseCode || responseCode < 500) return 'later';
  if (!isAboutThisEmail(refusal)) return 'relay';
  return enhanced?.startsWith('5.1.') ? 'wrong-address' : 'refused';
}

// RFC 3463: 5.1 address, 5.2 mailbox, 5.3.4 size, 5.4 route, 5.6 content. Everything else is about us or the server.
function isAboutThisEmail({ command, responseCode, enhanced, words }: Refusal): boolean {
  if (command === 'MAIL FROM') return /^5\.(?:3\.4|6\.\d+)$/.test(enhanced ?? '');
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  if (enhanced && !enhanced.startsWith('5.0.')) {
    if (/^5\.(?:1\.(?:[1-6]|10)|2\.[1-3]|3\.4|6\.\d+)$/.test(enhanced)) return true;
    return /^5\.(?:1\.(?![78]$)|2\.|4\.)/.test(enhanced) && !blamesUs(words);
  }
  const isMailboxCode = responseCode !== undefined && responseCode >= 550 && responseCode <= 553;
  return command === 'RCPT TO' && isMailboxCode && !blamesUs(words);
}

// Exim writes no enhanced codes, and Postfix answers a refused sender at RCPT TO with 5.1.0. The text decides.
const blamesUs = (words: string) =>
  /\brelay|\bsender\b|\bsend ?as|rcpthosts|authenticat/i.test(words.replace(/<[^>]*>/g, ''));
