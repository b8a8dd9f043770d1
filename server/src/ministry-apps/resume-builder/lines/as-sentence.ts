import { knownVerb } from './verb-forms.ts';

/** A line of a resume as a sentence with "I"; a line without a verb is said as it is. */
export function sentence(
  text: string,
  { verb, opening = '', current = false }: { verb?: string; opening?: string; current?: boolean },
): string {
  const [first = ''] = text.split(' ');
  const spoken = verb !== undefined && knownVerb(first) !== undefined;
  if (!spoken) return opening ? `${opening}: ${lower(text)}.` : `${text}.`;
  const subject = opening ? `${opening}, I` : 'I';
  return `${subject} ${lower(text)}.`.replace(/ {2,}/g, ' ') + (current ? '' : '');
}

const lower = (text: string) =>
  /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : text.replace(/^\p{Lu}/u, (first) => first.toLowerCase());
