import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';
import type { EmailArgs, MailKind } from './mail-kinds.ts';
import type { Sender } from './sender-name.ts';
import { type Email, fillTemplate } from './templates/index.ts';

export interface RenderedEmail extends Pick<Email, 'replyTo' | 'unsubscribe'> {
  subject: string;
  text: string;
  html: string;
}

/** Renders an email as plain text and as HTML that loads nothing from any server. */
export function renderEmail<Kind extends MailKind>(kind: Kind, args: EmailArgs[Kind], sender: Sender): RenderedEmail {
  const email = fillTemplate(kind, args);
  const { subject, replyTo, unsubscribe } = email;
  return { subject, replyTo, unsubscribe, text: emailText(email, sender), html: emailHtml(email, sender) };
}
