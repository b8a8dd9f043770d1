import type { Bullet } from './bullet.ts';

const subjects = { was: 'I was', am: 'I am', active: 'I' };

/** A line of a resume as a sentence with "I"; a line without a verb is said as it is. `opening`: "At Food Town". */
export function sentence(text: string, { voice }: Pick<Bullet, 'voice'>, opening = ''): string {
  if (voice === 'none') return opening ? `${opening}: ${lowerFirst(text)}.` : `${text}.`;
  return `${opening ? `${opening}, ` : ''}${subjects[voice ?? 'active']} ${lowerFirst(text)}.`;
}

/** The same after another sentence of one job: "I also trained", "I was also promoted". */
export function alsoSentence(text: string, bullet: Pick<Bullet, 'voice'>): string {
  return sentence(text, bullet).replace(/^I(?: was| am)?\b/, (subject) => `${subject} also`);
}

/** A capital stays on a name or an abbreviation. */
export const lowerFirst = (text: string) =>
  /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : text.replace(/^\p{Lu}/u, (first) => first.toLowerCase());
