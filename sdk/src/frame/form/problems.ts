export interface Problem {
  /** What the summary calls the field, e.g. "debt 3, Balance". */
  label: string;
  text: string;
}

/** What is wrong, by the path of the field (`debts.2.balance`). The first finding of a field counts. */
export type Problems = ReadonlyMap<string, Problem>;

export const noProblems: Problems = new Map();

/** Id of the control of a path, also the target of its line in the summary. */
export function controlId(path: string): string {
  return `f-${path.replaceAll('.', '-')}`;
}
