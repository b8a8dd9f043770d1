/** One page of one browser. `path` holds iframe selectors, from the page down to the wanted frame. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  /** Runs a function in a frame; arguments and result are JSON. */
  eval<A extends unknown[], R>(path: string[], work: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** Clicks a field, as a person would, and types. */
  type(path: string[], selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** The call of a function as source, for engines that take no functions. */
export function asSource(work: (...args: never[]) => unknown, args: unknown[]): string {
  return `(${work})(...${JSON.stringify(args)})`;
}
