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

/** Returns whether a passage was shown before, also when only its first verses were. */
export function wasPassageShown(shown: string, reference: string): boolean {
  const start = reference.replace(/(:\d+)-.*$/, '$1');
  for (let at = shown.indexOf(start); at !== -1; at = shown.indexOf(start, at + 1)) {
    if (!/\d/.test(shown[at + start.length] ?? '')) return true;
  }
  return false;
}
