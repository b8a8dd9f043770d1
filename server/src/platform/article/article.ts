/**
 * A node of an article: text or an allowed element. `verse` is not an HTML element; its props are `reference`
 * and, when known, `text` and `translation`.
 */
export type ArticleNode = string | { tag: string; props?: Record<string, string>; children?: ArticleNode[] };

export type ArticleElement = Exclude<ArticleNode, string>;

/** An article as a tree, so that no page has to trust a string of HTML. */
export interface Article {
  nodes: ArticleNode[];
  /** The second and third level, for a list of contents. */
  headings: { id: string; text: string; level: 2 | 3 }[];
  words: number;
}
