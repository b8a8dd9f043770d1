import { sentencesOf } from '../text/sentences.ts';

/** Whether a text has one of the words or phrases as whole words, in any case and with either apostrophe. */
export function hasAvoided(text: string, avoid: readonly string[]): boolean {
  return avoid.length > 0 && patternOf(avoid).test(text.replaceAll('’', "'"));
}

const patterns = new WeakMap<readonly string[], RegExp>();

function patternOf(avoid: readonly string[]): RegExp {
  const known = patterns.get(avoid);
  if (known) return known;
  const words = avoid.map((word) =>
    word
      .replaceAll('’', "'")
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/ /g, '[\\s*]+'),
  );
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
  patterns.set(avoid, pattern);
  return pattern;
}

/** The text without the sentences that have a word to avoid. Of lines that belong together, such as a petition and its response, all go. */
export function withoutAvoided(text: string, avoid: readonly string[]): string {
  if (!hasAvoided(text, avoid)) return text;
  const left = text.split('\n\n').map((paragraph) => withoutIn(paragraph, avoid));
  // A line that ends with a colon goes with the paragraph after it.
  const kept = left.filter(
    (paragraph, index) => paragraph !== '' && !(paragraph.endsWith(':') && left[index + 1] === ''),
  );
  // "Amen" alone in the middle is what is left of a longer paragraph.
  const whole = kept.filter((paragraph, index) => index === kept.length - 1 || !/^\W*Amen\W*$/.test(paragraph));
  // Without the petition between them, the same response would come twice in a row.
  return whole.filter((paragraph, index) => index === 0 || paragraph !== whole[index - 1]).join('\n\n');
}

function withoutIn(paragraph: string, avoid: readonly string[]): string {
  if (!hasAvoided(paragraph, avoid)) return paragraph;
  if (paragraph.includes('\n')) {
    const lines = paragraph.split('\n');
    const isList = lines.every((line) => /^(?:[-*]|\d+[.)]) /.test(line));
    return isList ? lines.filter((line) => !hasAvoided(line, avoid)).join('\n') : '';
  }
  const sentences = sentencesOf(paragraph);
  // Emphasis that spans several sentences would be cut in two.
  if (sentences.some(({ text }) => (text.match(/\*/g)?.length ?? 0) % 2 === 1)) return '';
  return sentences
    .filter(({ text }) => !hasAvoided(text, avoid))
    .map(({ gap, text }, index) => (index === 0 ? text : gap + text))
    .join('');
}
