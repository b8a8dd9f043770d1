import type { PlatformDeps } from '../deps.ts';
import type { Failure } from './failure.ts';
import type { OutboxMail } from './table.ts';

/** After this an email is tried again. */
const HALT_MS = 60 * 60_000;
/** Different recipients refused in a row, for reasons that are not theirs, that halt all email. */
const REFUSED_IN_A_ROW = 3;

/** Halts all email while the mail server refuses us, so that no email uses up its tries. */
export interface MailHalt {
  /** Whether no email is tried now. */
  readonly isOn: boolean;
  /** Records a failed try, which can begin a halt. */
  failed(mail: Pick<OutboxMail, 'to'>, failure: Failure): void;
  /** Records that an email was sent, which ends a halt. */
  sent(): void;
}

/**
 * A refused sign-in halts at once. Other refusals of us halt after three different recipients without an email sent in
 * between, so that one recipient whose server refuses us stops no one else's email.
 */
export function createMailHalt({ clock, log, metrics }: Pick<PlatformDeps, 'clock' | 'log' | 'metrics'>): MailHalt {
  const refused = new Set<string>();
  let haltedAt: number | undefined;
  // Stays 1 between two halts, until an email has gone.
  metrics.gauge('mail_halted', () => (haltedAt === undefined ? 0 : 1));

  // A halt that began in the future began while the clock was ahead: it is over.
  const isOn = () => {
    const passed = haltedAt === undefined ? HALT_MS : clock.now() - haltedAt;
    return passed >= 0 && passed < HALT_MS;
  };

  function halt(code: string, sentence: string) {
    if (!isOn()) log.error({ alert: 'mail', code }, sentence);
    haltedAt = clock.now();
    refused.clear();
  }

  return {
    get isOn() {
      return isOn();
    },
    failed(mail, { kind, code }) {
      if (kind === 'sign-in') halt(code, 'The mail server refuses our login. No email is sent. Correct SMTP_URL.');
      if (kind !== 'relay') return;
      refused.add(mail.to);
      if (refused.size >= REFUSED_IN_A_ROW) halt(code, refusedSentence);
    },
    sent() {
      haltedAt = undefined;
      refused.clear();
    },
  };
}

const refusedSentence =
  'The mail server refuses every email for a reason other than the recipient. No email is sent for an hour. Run npm run doctor.';
