import type { KeyRing } from '../auth/keys.ts';
import type { Transaction } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import { type EmailArgs, type MailKind, mailPolicies } from './mail-kinds.ts';
import { seal } from './seal.ts';
import { outbox } from './table.ts';

/** What `enqueueMail` needs from a verb's context: the time (epoch ms) and the encryption keys. */
export interface MailContext {
  now(): number;
  keys: KeyRing;
}

export type NewMail = { [Kind in MailKind]: MailOf<Kind> }[MailKind];

interface MailOf<Kind extends MailKind> {
  kind: Kind;
  to: string;
  args: EmailArgs[Kind];
  churchId?: string;
  /** A second email with the same key is not written. */
  dedupeKey?: string;
}

/** Writes an email to the outbox, in the transaction of its cause. */
export async function enqueueMail(tx: Transaction, ctx: MailContext, mail: NewMail): Promise<void> {
  const now = ctx.now();
  const { priority, life } = mailPolicies[mail.kind];
  const id = newId(now);
  await tx
    .insert(outbox)
    .values({
      ...{ id, kind: mail.kind, to: mail.to, churchId: mail.churchId, dedupeKey: mail.dedupeKey, priority },
      locale: 'en',
      sealedArgs: seal(ctx.keys.keyFor('mail'), id, JSON.stringify(mail.args)),
      state: 'queued',
      attempts: 0,
      nextAt: now,
      expiresAt: now + life,
      createdAt: now,
    })
    .onConflictDoNothing({ target: outbox.dedupeKey });
}
