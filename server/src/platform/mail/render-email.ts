import { letterHtml } from './email-html.ts';
import { letterText } from './email-text.ts';
import type { LetterArgs, MailKind } from './mail-kinds.ts';
import { type Letter, writeLetter } from './templates/index.ts';

/** Where a letter comes from, as its last lines say. */
export interface Sender {
  /** "apps.example.org" */
  host: string;
  supportEmail: string;
}

export interface RenderedLetter extends Pick<Letter, 'replyTo' | 'unsubscribe'> {
  subject: string;
  text: string;
  html: string;
}

/** Sets a letter twice: as plain text, and as HTML that asks nothing of anybody's server. */
export function renderLetter<Kind extends MailKind>(
  kind: Kind,
  args: LetterArgs[Kind],
  sender: Sender,
): RenderedLetter {
  const letter = writeLetter(kind, args);
  const { subject, replyTo, unsubscribe } = letter;
  return { subject, replyTo, unsubscribe, text: letterText(letter, sender), html: letterHtml(letter, sender) };
}
