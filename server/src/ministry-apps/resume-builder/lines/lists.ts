import type { ResumeInput } from '../fields.ts';
import type { LeftOut } from '../resume.ts';
import { inPlainWords, showsFaith } from './church.ts';

const clean = (item: string) =>
  item
    .replace(/^[\s\-*•·▪◦‣–—>]+|^\s*\d{1,2}[.)]\s+/g, '')
    .replace(/^(?:i\s+(?:can|know|speak|have)(?:\s+how\s+to)?|and)\s+/i, '')
    .replace(/[.;,\s]+$/g, '')
    .trim();
const capital = (text: string) => text.replace(/^\p{Ll}(?=\p{Ll}|\s)/u, (first) => first.toUpperCase());
const list = (text: string | undefined, separators: RegExp) => typed(text, separators).map(capital);
const typed = (text: string | undefined, separators: RegExp) => {
  const items = (text ?? '')
    .split(separators)
    .map(clean)
    .filter((item) => /[\p{L}\d]/u.test(item));
  return items.filter(
    (item, index) => items.findIndex((other) => other.toLowerCase() === item.toLowerCase()) === index,
  );
};

/** Skills, certificates, languages, and awards as lists; without words of faith where these stay off the page. */
export function listsOf(
  input: Pick<ResumeInput, 'skills' | 'certificates' | 'languages' | 'awards'>,
  { neutral }: { neutral: boolean },
) {
  const leftOut: LeftOut[] = [];
  const shown = (items: string[]) =>
    items.flatMap((item) => {
      const text = neutral ? inPlainWords(item) : item;
      if (!neutral || !showsFaith(text)) return [text];
      leftOut.push({ text: item, reason: 'faith' });
      return [];
    });
  const skillMarks = /[\n;•·|]+|,(?!\d{3})(?![^(]*\))/;
  const skillsTyped = shown(typed(input.skills, skillMarks));
  return {
    skills: skillsTyped.map(capital),
    skillsTyped,
    certificates: shown(list(input.certificates, /[\n;]+/)),
    languages: list(input.languages, /[\n;]+|,(?![^(]*\))/),
    awards: shown(list(input.awards, /[\n;]+/)),
    leftOut,
  };
}
