import type { PlatformDeps } from '../deps.ts';
import { type Outcome, type QueueFigures, queueFigures, type TryResult } from '../queue/settle.ts';
import { startWorker } from '../queue/worker.ts';
import { explainConnectionError } from './connection-errors.ts';
import { failureOf } from './failure.ts';
import { createMailHalt } from './halt.ts';
import { createMailQueue, type MailQueue, resultOfFailure } from './mail-queue.ts';
import { emailOf, messageIdFor, messageOf } from './message.ts';
import { unseal } from './seal.ts';
import type { OutboxMail } from './table.ts';
import { createTransporter } from './transport.ts';

type SenderDeps = Pick<PlatformDeps, 'db' | 'clock' | 'keys' | 'env' | 'log' | 'metrics'>;

/** Emails that are sent at the same time. */
const LANES = 3;
/** One try ends after this time, whatever the mail server does. The lease is longer. */
const TRY_MS = 120_000;
const MEASURE_MS = 15_000;
const outcomes: { readonly [Kind in Outcome]: string } = {
  done: 'sent',
  retried: 'retried',
  postponed: 'halted',
  dead: 'failed',
};

interface SenderOptions {
  /** Milliseconds between two looks at an empty outbox. */
  pollMs?: number;
  patience?: { connect: number; greeting: number; answer: number };
}

export interface MailSender {
  /** Takes no further email, waits up to `milliseconds` for those being sent, then closes the connections. */
  stop(milliseconds?: number): Promise<void>;
}

/** Sends the emails of the outbox for as long as the process runs. Needs SMTP_URL. */
export function startMailSender(deps: SenderDeps, { pollMs, patience }: SenderOptions = {}): MailSender {
  const { db, clock, env, log, metrics } = deps;
  const transporter = createTransporter(env, LANES, patience);
  const halt = createMailHalt(deps);
  const queue = createMailQueue({ limits: env.LIMITS, messageIdFor: (id) => messageIdFor(env, id) });

  async function send(mail: OutboxMail, signal: AbortSignal): Promise<TryResult> {
    const args = mail.sealedArgs && unseal(deps.keys.keysFor('mail'), mail.id, mail.sealedArgs);
    if (!args) return { kind: 'dead', code: 'unreadable' };
    const message = messageOf(env, mail, emailOf(env, mail, args));
    try {
      await transporter.sendMail({ ...message, signal });
    } catch (error) {
      const failure = failureOf(error);
      const { code } = failure;
      halt.failed(mail, failure);
      const reason = explainConnectionError(code, env);
      log.warn({ mail: mail.id, kind: mail.kind, code, attempt: mail.attempts, reason }, 'email not sent');
      return resultOfFailure(mail, failure, clock.now(), halt);
    }
    halt.sent();
    return { kind: 'done', set: { sentAt: clock.now() } };
  }

  const worker = startWorker(queue, {
    ...{ db, clock, log, name: 'mail', handle: send, lanes: LANES, tryMs: TRY_MS, pollMs },
    isHalted: () => halt.isOn,
    onSettled: ({ kind }, outcome) => metrics.count('mail_total', { kind, outcome: outcomes[outcome] }),
  });
  const measuring = measureQueue(deps, queue);
  return {
    async stop(milliseconds) {
      clearInterval(measuring);
      await worker.stop(milliseconds);
      transporter.close();
    },
  };
}

function measureQueue({ db, clock, metrics, log }: SenderDeps, queue: MailQueue): NodeJS.Timeout {
  let figures: QueueFigures = { waiting: 0, since: null, dead: 0 };
  metrics.gauge('mail_waiting', () => figures.waiting);
  metrics.gauge('mail_queue_age_seconds', () =>
    figures.since === null ? 0 : Math.max(0, Math.round((clock.now() - figures.since) / 1_000)),
  );
  metrics.gauge('mail_failed_last_hour', () => figures.dead);
  async function measure() {
    try {
      figures = await queueFigures(queue, { db, now: clock.now() });
    } catch (error) {
      log.error({ err: error }, 'mail queue');
    }
  }
  void measure();
  return setInterval(() => void measure(), MEASURE_MS).unref();
}
