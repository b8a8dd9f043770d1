/** The four-word sequences of a text, marks and case ignored. */
export function fourGrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  return new Set(words.slice(0, -3).map((_, index) => words.slice(index, index + 4).join(' ')));
}

/** Shared four-grams divided by the size of the smaller set; never below the Jaccard index. */
export function overlap(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((gram) => other.has(gram)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}

/** The mean overlap over all pairs. */
export function meanOverlap(texts: readonly string[]): { mean: number; most: number } {
  const sets = texts.map(fourGrams);
  const values = sets.flatMap((one, index) => sets.slice(index + 1).map((other) => overlap(one, other)));
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length),
    most: Math.max(0, ...values),
  };
}
