/**
 * A piece of a long text: words, or an element of the allow-list. `verse` is no HTML element: its props are `reference`
 * and, where the text is at hand, `text` and `translation`.
 */
export type ArticleNode = string | { tag: string; props?: Record<string, string>; children?: ArticleNode[] };

export type ArticleElement = Exclude<ArticleNode, string>;

/** A long text as a tree, so that no page ever has to trust a string of HTML. */
export interface Article {
  nodes: ArticleNode[];
  /** The second and third level, for a list of contents. */
  headings: { id: string; text: string; level: 2 | 3 }[];
  words: number;
}
