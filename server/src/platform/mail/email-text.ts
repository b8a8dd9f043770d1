import type { Sender } from './sender-name.ts';
import type { Email } from './templates/index.ts';

/** The plain-text part: paragraphs between blank lines, each link on its own line. */
export function emailText(email: Email, { host, supportEmail }: Sender): string {
  const { before, quote, enclosed, steps, codes = [], button, after, replyTo, unsubscribe } = email;
  const parts = [
    email.heading,
    ...before,
    ...(quote ? [`${quote.by} writes:\n${quote.text.replace(/^/gm, '    ')}`] : []),
    ...(enclosed ? [`${enclosed.title}\n\n${enclosed.text.replace(/^/gm, '    ')}`] : []),
    ...(steps ? [steps.map((step, index) => (index === 0 ? step : `${index}. ${step}`)).join('\n')] : []),
    ...codes.map(({ label, code }) => `${label}:\n\n    ${code}`),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...after.map((part) => (typeof part === 'string' ? part : `${part.text}\n${part.link}`)),
    `-- \nLampstand, ${host}\nReplies go to ${replyTo ?? supportEmail}.`,
    ...(unsubscribe ? [`Unsubscribe from these emails:\n${unsubscribe}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
