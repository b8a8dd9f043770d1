/** Words in a row by which a text is known again. */
const RUN = 3;

/** Whether a prepared text stands in what was shown, also where a church's voice has worded a part of it differently. */
export function wasShown(shown: string, text: string): boolean {
  const runs = runsIn(text);
  const before = new Set(runsIn(shown));
  return runs.length > 0 && runs.filter((run) => before.has(run)).length * 2 >= runs.length;
}

function runsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));
}
