import type { Env } from '../env.ts';
import type { LetterArgs, MailKind } from './mail-kinds.ts';
import { type RenderedLetter, renderLetter, type Sender } from './render-email.ts';
import type { OutboxMail } from './table.ts';

type MailEnv = Pick<Env, 'PUBLIC_ORIGIN' | 'MAIL_FROM' | 'SUPPORT_EMAIL'>;

/** The address that email comes from: MAIL_FROM, else one at our own host. */
export const fromAddress = (env: Pick<MailEnv, 'PUBLIC_ORIGIN' | 'MAIL_FROM'>) =>
  env.MAIL_FROM ?? `no-reply@${new URL(env.PUBLIC_ORIGIN).hostname}`;

/** Stays the same over all tries, so that a letter sent twice can be told from two letters. */
export function messageIdFor(env: MailEnv, id: string): string {
  return `<${id}@${fromAddress(env).split('@')[1]}>`;
}

/** Sets the letter of an outbox row from its unsealed words. */
export function letterOf(env: MailEnv, { kind }: Pick<OutboxMail, 'kind'>, args: string): RenderedLetter {
  const sender: Sender = { host: new URL(env.PUBLIC_ORIGIN).host, supportEmail: env.SUPPORT_EMAIL };
  return renderLetter(kind, parseArgs(args), sender);
}

// Sealed by enqueueMail together with their kind, whose words they therefore are.
const parseArgs = (args: string) => JSON.parse(args) as LetterArgs[MailKind];

/** The message as nodemailer takes it. The recipient is given as one address, never as a list to be parsed. */
export function messageOf(env: MailEnv, mail: OutboxMail, letter: RenderedLetter) {
  const from = fromAddress(env);
  return {
    from: { name: 'Lampstand', address: from },
    to: { name: '', address: mail.to },
    replyTo: { name: '', address: letter.replyTo ?? env.SUPPORT_EMAIL },
    envelope: { from, to: [mail.to] },
    messageId: mail.messageId ?? messageIdFor(env, mail.id),
    date: new Date(mail.createdAt),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(letter) },
  };
}

function listHeaders({ unsubscribe }: RenderedLetter): Record<string, string> {
  if (!unsubscribe) return {};
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
