import type { Env } from '../env.ts';
import type { EmailArgs, MailKind } from './mail-kinds.ts';
import { type RenderedEmail, renderEmail } from './render-email.ts';
import type { Sender } from './sender-name.ts';
import type { OutboxMail } from './table.ts';

type MailEnv = Pick<Env, 'PUBLIC_ORIGIN' | 'MAIL_FROM' | 'SUPPORT_EMAIL'>;

/** The From address: MAIL_FROM, or no-reply at our own host. */
export const fromAddress = (env: Pick<MailEnv, 'PUBLIC_ORIGIN' | 'MAIL_FROM'>) =>
  env.MAIL_FROM ?? `no-reply@${new URL(env.PUBLIC_ORIGIN).hostname}`;

/** The same for all tries, so that two copies of one email can be recognized. */
export function messageIdFor(env: MailEnv, id: string): string {
  return `<${id}@${fromAddress(env).split('@')[1]}>`;
}

/** Renders the email of an outbox row from its decrypted arguments. */
export function emailOf(env: MailEnv, { kind }: Pick<OutboxMail, 'kind'>, args: string): RenderedEmail {
  const sender: Sender = { host: new URL(env.PUBLIC_ORIGIN).host, supportEmail: env.SUPPORT_EMAIL };
  return renderEmail(kind, parseArgs(args), sender);
}

// enqueueMail sealed them together with their kind, so they are of that kind.
const parseArgs = (args: string) => JSON.parse(args) as EmailArgs[MailKind];

/** The message as nodemailer takes it. The recipient is given as one address, never as a list to be parsed. */
export function messageOf(env: MailEnv, mail: OutboxMail, email: RenderedEmail) {
  const from = fromAddress(env);
  return {
    from: { name: 'Lampstand', address: from },
    to: { name: '', address: mail.to },
    replyTo: { name: '', address: email.replyTo ?? env.SUPPORT_EMAIL },
    envelope: { from, to: [mail.to] },
    messageId: mail.messageId ?? messageIdFor(env, mail.id),
    date: new Date(mail.createdAt),
    subject: email.subject,
    text: email.text,
    html: email.html,
    headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(email) },
  };
}

function listHeaders({ unsubscribe }: RenderedEmail): Record<string, string> {
  if (!unsubscribe) return {};
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
