import { notions } from '../data/notions.ts';

/** The ids of what a text says is there. */
export function toldIn(text: string): ReadonlySet<string> {
  const plain = text.replace(/[’‘`´]/g, "'").replaceAll("'", '’');
  return new Set(notions.filter(({ line, text: said }) => said.test(plain) || line.test(plain)).map(({ id }) => id));
}

/** Known answers of one request: its own words are lines as well, and are not kept after it. */
const answers = new WeakMap<ReadonlySet<string>, Map<string, boolean>>();

/** Whether a text says everything that a prepared line takes for granted. Undefined: every line fits. */
export function isTold(line: string, told: ReadonlySet<string> | undefined): boolean {
  if (!told) return true;
  const known = answers.get(told) ?? new Map<string, boolean>();
  answers.set(told, known);
  const before = known.get(line);
  if (before !== undefined) return before;
  const answer = notions.every((notion) => told.has(notion.id) || !notion.line.test(line));
  known.set(line, answer);
  return answer;
}
