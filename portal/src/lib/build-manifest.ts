/** What the browser build records for prerendering. */
export interface BuildManifest {
  /** The HTML template. It links no style sheet, because rendered pages inline their own. */
  template: string;
  /** Files of each page by pattern. */
  assets: { readonly [pattern: string]: Assets };
  /** Text of each style sheet by file name. */
  sheets: { readonly [file: string]: string };
}

interface Assets {
  /** Scripts that the template does not name. */
  scripts: readonly string[];
  /** Shared style sheets first. */
  styles: readonly string[];
  /** Hash of the inlined style element for the Content-Security-Policy. */
  styleHash: string;
}

/** Path of the not-found page; no real page has it. */
export const NOT_FOUND = '/not-found';

/** Text of a page's one style element. */
export const styleText = (sheets: BuildManifest['sheets'], files: readonly string[]): string =>
  files.map((file) => sheets[file]).join('');
