import { setTimeout as pause } from 'node:timers/promises';
import type { PlatformDeps } from '../deps.ts';
import { claimMail } from './claim.ts';
import { failureOf } from './failure.ts';
import { createMailHalt } from './halt.ts';
import { letterOf, messageIdFor, messageOf } from './message.ts';
import { unseal } from './seal.ts';
import { type MailFigures, mailFigures, type Outcome, settleFailure, settleSent } from './settle.ts';
import type { OutboxMail } from './table.ts';
import { createTransporter } from './transport.ts';
import { troubleOf } from './trouble.ts';

type SenderDeps = Pick<PlatformDeps, 'db' | 'clock' | 'keys' | 'env' | 'log' | 'metrics'>;

/** Letters that are under way at the same time. */
const LANES = 3;
/** One try ends after this time, whatever the mail server does; the lease is longer. */
const TRY_MS = 120_000;
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
  const halt = createMailHalt(deps);

  const claiming = { db, limits: env.LIMITS, inHand, messageIdFor: (id: string) => messageIdFor(env, id) };

  async function trySending(mail: OutboxMail): Promise<Outcome> {
    const args = mail.sealedArgs && unseal(deps.keys.keysFor('mail'), mail.id, mail.sealedArgs);
    if (!args) return settleFailure(db, mail, { kind: 'refused', code: 'unreadable' }, clock.now());
    const message = messageOf(env, mail, letterOf(env, mail, args));
    try {
      await transporter.sendMail({ ...message, signal: AbortSignal.any([hangUp.signal, AbortSignal.timeout(TRY_MS)]) });
    } catch (error) {
      const failure = failureOf(error);
      const { code } = failure;
      halt.failed(mail, failure);
      const reason = troubleOf(code, env);
      log.warn({ mail: mail.id, kind: mail.kind, code, attempt: mail.attempts, reason }, 'email not sent');
      return settleFailure(db, mail, failure, clock.now(), halt);
    }
    halt.sent();
    return settleSent(db, mail, clock.now());
  }

  async function lane() {
    while (!stopping.signal.aborted) {
      const worked = await turn();
      if (!worked) await pause(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  async function turn(): Promise<boolean> {
    try {
      if (halt.isOn) return false;
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
  let figures: MailFigures = { waiting: 0, since: null, failed: 0 };
  metrics.gauge('mail_waiting', () => figures.waiting);
  metrics.gauge('mail_queue_age_seconds', () =>
    figures.since === null ? 0 : Math.max(0, Math.round((clock.now() - figures.since) / 1_000)),
  );
  metrics.gauge('mail_failed_last_hour', () => figures.failed);
  async function measure() {
    try {
      figures = await mailFigures(db, clock.now());
    } catch (error) {
      log.error({ err: error }, 'mail queue');
    }
  }
  void measure();
  return setInterval(() => void measure(), MEASURE_MS).unref();
}
