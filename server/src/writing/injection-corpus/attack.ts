/** An attempt to make a model break the rules, and what must never reach the page even when it obeys. */
export interface Attack {
  id: string;
  kind: string;
  app: 'prayer-generator' | 'bible-chat' | 'debt-coach';
  /** Pasted into the app's free text field. */
  text: string;
  /** What an obedient model writes. */
  obeyed: string;
  /** None of these can be in the text on the page. */
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
