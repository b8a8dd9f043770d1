import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { createKeyRing } from '../platform/auth/keys.ts';
import { readEnv } from '../platform/env.ts';
import { createLog } from '../platform/log.ts';
import { enqueueMail, type NewMail } from '../platform/mail/outbox.ts';
import { type MailSender, startMailSender } from '../platform/mail/sender.ts';
import { outbox } from '../platform/mail/table.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createTestDatabase } from './create-test-database.ts';

const patience = { connect: 2_000, greeting: 800, answer: 2_000 };

/** An outbox over its own database, with senders to `url`. Call `close` at the end. */
export async function createMailOffice(url: string, keys: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const { db, clock } = database;
  const lines: string[] = [];
  const deps = {
    db,
    clock,
    keys: createKeyRing(Buffer.alloc(32, 7)),
    env: readEnv({ DATA_DIR: database.folder, SMTP_URL: url, MAIL_FROM: 'post@apps.example.org', ...keys }),
    log: createLog('warn', { write: (line: string) => void lines.push(line) }),
    metrics: createMetrics(),
  };
  const senders: MailSender[] = [];
  const rows = () => db.read.select().from(outbox).orderBy(sql`rowid`);

  return {
    ...database,
    deps,
    /** What was logged, one JSON object a line. */
    lines,
    startSender: () => void senders.push(startMailSender(deps, { pollMs: 10, patience })),
    post: (...mails: NewMail[]) =>
      db.write(async (tx) => {
        for (const mail of mails) await enqueueMail(tx, { now: clock.now, keys: deps.keys }, mail);
      }),
    rows,
    /** Waits until the rows, in the order they were posted, match. */
    settled: (expected: object[]) => vi.waitFor(async () => expect(await rows()).toMatchObject(expected), 10_000),
    async close() {
      await Promise.all(senders.map((sender) => sender.stop()));
      await database.close();
    },
  };
}

/** The simplest email. */
export const plainLetter = (to: string): NewMail => ({ kind: 'account-cancelled', to, args: { name: 'Ruth' } });
