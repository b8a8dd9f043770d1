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

/** The text without its sentences that have such a word; what belongs together in marked lines goes together. */
export function withoutAvoided(text: string, avoid: readonly string[]): string {
  const left = text.split('\n\n').map((paragraph) => withoutIn(paragraph, avoid));
  // A line that leads to what is no longer there goes with it.
  const kept = left.filter(
    (paragraph, index) => paragraph !== '' && !(paragraph.endsWith(':') && left[index + 1] === ''),
  );
  // What is left of a prayer in the middle is no end of it.
  const whole = kept.filter((paragraph, index) => index === kept.length - 1 || !/^\W*Amen\W*$/.test(paragraph));
  // Where a petition went, the answer to it would be said twice.
  return whole.filter((paragraph, index) => index === 0 || paragraph !== whole[index - 1]).join('\n\n');
}

function withoutIn(paragraph: string, avoid: readonly string[]): string {
  if (!hasAvoided(paragraph, avoid)) return paragraph;
  if (paragraph.includes('\n')) {
    const lines = paragraph.split('\n');
    return lines.every((line) => /^(?:[-*]|\d+[.)]) /.test(line))
      ? lines.filter((line) => !hasAvoided(line, avoid)).join('\n')
      : '';
  }
  const parts = sentences(paragraph);
  // Emphasis over several sentences would be cut in two.
  if (parts.some((part) => (part.match(/\*/g)?.length ?? 0) % 2 === 1)) return '';
  return parts
    .filter((part) => !hasAvoided(part, avoid))
    .join(' ')
    .trim();
}

const abbreviated = /(?:^|\s)(?:Mr|Mrs|Ms|Dr|St|Sts|Rev|Fr|Jr|Sr|vs|No)\.$/;

/** The sentences of one paragraph, without the blanks between them. */
export function sentences(paragraph: string): string[] {
  const found: string[] = [];
  for (const part of paragraph.split(/(?<=[.!?…]["”’')*]*)\s+(?=["“‘'(*]*[\p{Lu}\p{N}])/u)) {
    const before = found.at(-1);
    if (before !== undefined && abbreviated.test(before)) found[found.length - 1] = `${before} ${part}`;
    else found.push(part);
  }
  return found;
}
