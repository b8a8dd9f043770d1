import { foldedText, id, index, nullable, oneOf, table, text, time, uniqueIndex } from '../db/columns.ts';
import { queueColumns } from '../queue/queue.ts';
import { mailKinds } from './mail-kinds.ts';

const mailStates = ['queued', 'sending', 'sent', 'failed', 'suppressed'] as const;

/** Emails to be sent, each written in the transaction of its cause. */
export const outbox = table(
  'outbox_mail',
  {
    id: id(),
    churchId: nullable.text('church_id'), // null: not sent for a church
    kind: oneOf('kind', mailKinds),
    to: foldedText('to'),
    locale: text('locale'),
    /** The arguments of the template, encrypted: links in them open accounts. */
    sealedArgs: nullable.text('sealed_args'), // null: erased, because it was sent or never will be
    dedupeKey: nullable.text('dedupe_key'), // null: can be sent any number of times
    state: oneOf('state', mailStates),
    ...queueColumns(),
    messageId: nullable.text('message_id'), // null: not tried yet
    sentAt: nullable.time('sent_at'), // null: not sent
    createdAt: time('created_at'),
  },
  (t) => [
    uniqueIndex('outbox_mail_dedupe_idx').on(t.dedupeKey),
    index('outbox_mail_due_idx').on(t.state, t.priority, t.nextAt),
    index('outbox_mail_recipient_idx').on(t.to, t.kind, t.sentAt),
    index('outbox_mail_church_idx').on(t.churchId, t.kind, t.sentAt),
    index('outbox_mail_created_idx').on(t.createdAt, t.id),
  ],
);
export type OutboxMail = typeof outbox.$inferSelect;

/** Addresses that a mail server has refused as wrong (5.1.x). They get no further email. */
export const suppressions = table(
  'mail_suppression',
  {
    email: foldedText('email').primaryKey(),
    code: text('code'),
    createdAt: time('created_at'),
  },
  (t) => [index('mail_suppression_created_idx').on(t.createdAt)],
);
