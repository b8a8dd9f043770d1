/** What the browser build leaves for the drawing of pages. */
export interface BuildManifest {
  /** The HTML around a page. No style sheet is named in it: a drawn page carries the text of its own. */
  template: string;
  /** What each page needs, by its pattern. */
  assets: { readonly [pattern: string]: Assets };
  /** The text of each style sheet by its file. */
  sheets: { readonly [file: string]: string };
}

interface Assets {
  /** Beyond those that the template names. */
  scripts: readonly string[];
  /** Those of every page first. */
  styles: readonly string[];
  /** Of the style element that the sheets make together, as a content policy names it. */
  styleHash: string;
}

/** No page has this address: what is drawn there stands for everything that does not exist. */
export const NOT_FOUND = '/not-found';

/** What stands in the one style element of a page. */
export const styleText = (sheets: BuildManifest['sheets'], files: readonly string[]): string =>
  files.map((file) => sheets[file]).join('');
