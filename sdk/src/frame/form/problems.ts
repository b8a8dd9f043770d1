export interface Problem {
  /** What the summary calls the field, e.g. "debt 3, Balance". */
  label: string;
  text: string;
}

/** What is wrong, by the path of the field (`debts.2.balance`). The first finding of a field counts. */
export type Problems = ReadonlyMap<string, Problem>;

export const noProblems: Problems = new Map();

/** Moves the focus to the first control inside. */
export function focusFirst(inside: Element | null | undefined): void {
  inside?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
}

/** Id of the control of a path, also the target of its line in the summary. */
export function controlId(path: string): string {
  return `f-${path.replaceAll('.', '-')}`;
}
