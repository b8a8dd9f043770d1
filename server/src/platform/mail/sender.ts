import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { claimMail } from './claim.ts';
import { letterOf, messageIdFor, messageOf } from './message.ts';
import { failureOf } from './retry.ts';
import { unseal } from './seal.ts';
import { type Outcome, settleFailure, settleSent, waitingMail } from './settle.ts';
import type { OutboxMail } from './table.ts';
import { createTransporter } from './transport.ts';

type SenderDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'env' | 'log' | 'metrics'>;

/** Letters that are under way at the same time. */
const LANES = 3;
/** One try ends after this time, whatever the mail server does; the lease is longer. */
const TRY_MS = 120_000;
/** After a refused sign-in one is tried again once an hour. */
const HALT_MS = 60 * 60_000;
const MEASURE_MS = 15_000;

interface SenderOptions {
  /** Milliseconds between two looks at an empty outbox. */
  pollMs?: number;
  patience?: { connect: number; greeting: number; answer: number };
}

export interface MailSender {
  /** Takes no further letter, waits for those under way up to `milliseconds`, then hangs up. */
  stop(milliseconds?: number): Promise<void>;
}

/** Sends what the outbox holds, for as long as the process runs. Without SMTP_URL there is nothing to start. */
export function startMailSender(deps: SenderDeps, { pollMs = 1_000, patience }: SenderOptions = {}): MailSender {
  const { db, clock, env, log, metrics } = deps;
  const transporter = createTransporter(env, LANES, patience);
  const stopping = new AbortController();
  const hangUp = new AbortController();
  const inHand = new Set<string>();
  let haltedUntil = 0;
  metrics.gauge('mail_halted', () => (clock.now() < haltedUntil ? 1 : 0));

  const claiming = { db, limits: env.LIMITS, inHand, messageIdFor: (id: string) => messageIdFor(env, id) };

  async function trySending(mail: OutboxMail): Promise<Outcome> {
    const args = mail.sealedArgs && unseal(deps.keys.keysFor('mail'), mail.id, mail.sealedArgs);
    if (!args) return settleFailure(db, mail, { kind: 'refused', code: 'unreadable' }, clock.now());
    const message = messageOf(env, mail, letterOf(env, mail, args));
    try {
      await transporter.sendMail({ ...message, signal: AbortSignal.any([hangUp.signal, AbortSignal.timeout(TRY_MS)]) });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'halted') halt(failure.code);
      log.warn({ mail: mail.id, kind: mail.kind, code: failure.code, attempt: mail.attempts }, 'mail not sent');
      return settleFailure(db, mail, failure, clock.now());
    }
    return settleSent(db, mail, clock.now());
  }

  function halt(code: string) {
    if (clock.now() >= haltedUntil) {
      log.error({ alert: 'mail', code }, 'The mail server refuses our sign-in. No mail is sent. Correct SMTP_URL.');
    }
    haltedUntil = clock.now() + HALT_MS;
  }

  async function lane() {
    while (!stopping.signal.aborted) {
      const worked = await turn();
      if (!worked) await pause(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  async function turn(): Promise<boolean> {
    try {
      if (clock.now() < haltedUntil) return false;
      const mail = await claimMail({ ...claiming, now: clock.now() });
      if (!mail) return false;
      inHand.add(mail.id);
      const outcome = await trySending(mail).finally(() => inHand.delete(mail.id));
      metrics.count('mail_total', { kind: mail.kind, outcome });
      return true;
    } catch (error) {
      log.error({ err: error }, 'mail sender');
      return false;
    }
  }

  const lanes = Array.from({ length: LANES }, lane);
  const measuring = measureQueue(deps);
  return {
    async stop(milliseconds = 10_000) {
      stopping.abort();
      clearInterval(measuring);
      const late = pause(milliseconds, 'late', { ref: false });
      if ((await Promise.race([Promise.all(lanes), late])) === 'late') hangUp.abort();
      await Promise.all(lanes);
      transporter.close();
    },
  };
}

function measureQueue({ db, clock, metrics, log }: SenderDeps): NodeJS.Timeout {
  let waiting: { letters: number; since: number | null } = { letters: 0, since: null };
  metrics.gauge('mail_waiting', () => waiting.letters);
  metrics.gauge('mail_queue_age_seconds', () =>
    waiting.since === null ? 0 : Math.round((clock.now() - waiting.since) / 1_000),
  );
  async function measure() {
    try {
      waiting = await waitingMail(db);
    } catch (error) {
      log.error({ err: error }, 'mail queue');
    }
  }
  void measure();
  return setInterval(() => void measure(), MEASURE_MS).unref();
}
