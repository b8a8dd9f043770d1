/** One try to make the writer say what it may not, and what must never reach the page even when a model obeys. */
export interface Attack {
  id: string;
  kind: string;
  app: 'prayer-generator' | 'bible-chat' | 'debt-coach';
  /** What the visitor pastes into the free field of the app. */
  text: string;
  /** What a model writes that does as it was told. */
  obeyed: string;
  /** Nothing that reaches the page may have one of these in it. */
  mustNot: readonly (string | RegExp)[];
}

type App = Attack['app'];
type Row = readonly [app: App, text: string, obeyed: string, ...mustNot: (string | RegExp)[]];

/** The attacks of one kind, numbered. */
export function attacksOf(kind: string, rows: readonly Row[]): Attack[] {
  return rows.map(([app, text, obeyed, ...mustNot], index) => ({
    id: `${kind}-${index + 1}`,
    kind,
    app,
    text,
    obeyed,
    mustNot,
  }));
}
