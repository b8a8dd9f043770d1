import type { Sender } from './render-email.ts';
import type { Letter } from './templates/index.ts';

/** The plain-text part: short lines between blank ones, links on lines of their own. */
export function letterText(letter: Letter, { host, supportEmail }: Sender): string {
  const { before, quote, enclosed, steps, codes = [], button, after, replyTo, unsubscribe } = letter;
  const parts = [
    letter.heading,
    ...before,
    ...(quote ? [`${quote.by} writes:\n${quote.text.replace(/^/gm, '    ')}`] : []),
    ...(enclosed ? [`${enclosed.title}\n\n${enclosed.text.replace(/^/gm, '    ')}`] : []),
    ...(steps ? [steps.map((step, index) => (index === 0 ? step : `${index}. ${step}`)).join('\n')] : []),
    ...codes.map(({ label, code }) => `${label}:\n\n    ${code}`),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...after.map((part) => (typeof part === 'string' ? part : `${part.text}\n${part.link}`)),
    `-- \nLampstand, ${host}\nAnswers to this letter reach ${replyTo ?? supportEmail}.`,
    ...(unsubscribe ? [`To get no more letters of this kind:\n${unsubscribe}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
