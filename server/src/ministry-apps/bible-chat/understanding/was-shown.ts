/** Words in a row that identify a text. */
const RUN = 3;

/** Returns whether a prepared text was shown before, also when a church's voice changed some of its words. */
export function wasShown(shown: string, text: string): boolean {
  const runs = runsIn(text);
  const before = new Set(runsIn(shown));
  return runs.length > 0 && runs.filter((run) => before.has(run)).length * 2 >= runs.length;
}

function runsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));
}
