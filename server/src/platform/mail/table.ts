import { foldedText, id, index, integer, nullable, oneOf, table, text, time, uniqueIndex } from '../db/columns.ts';
import { mailKinds } from './mail-kinds.ts';

export const mailStates = ['queued', 'sending', 'sent', 'failed', 'suppressed'] as const;
export type MailState = (typeof mailStates)[number];

/** Letters to be sent, written in the transaction of what they tell about. */
export const outbox = table(
  'outbox_mail',
  {
    id: id(),
    churchId: nullable.text('church_id'), // null: not sent for a church
    kind: oneOf('kind', mailKinds),
    to: foldedText('to'),
    locale: text('locale'),
    /** What the letter says, sealed: links in it open accounts. */
    sealedArgs: nullable.text('sealed_args'), // null: erased, the letter has gone or never will
    dedupeKey: nullable.text('dedupe_key'), // null: may be sent any number of times
    state: oneOf('state', mailStates),
    /** 0 goes before 1. */
    priority: integer('priority'),
    /** Counted when a try begins; tells a late answer of an earlier try from the one under way. */
    attempts: integer('attempts'),
    /** When it is tried next; once it has failed, when that was. */
    nextAt: time('next_at'),
    /** After this the letter is of no use. */
    expiresAt: time('expires_at'),
    leaseUntil: nullable.time('lease_until'), // null: no sender holds it
    lastCode: nullable.text('last_code'), // null: no try has failed
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

/** Addresses that a mail server has called wrong (5.1.x): nothing more is sent there. */
export const suppressions = table(
  'mail_suppression',
  {
    email: foldedText('email').primaryKey(),
    code: text('code'),
    createdAt: time('created_at'),
  },
  (t) => [index('mail_suppression_created_idx').on(t.createdAt)],
);
