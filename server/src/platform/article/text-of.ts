import type { ArticleNode } from './article.ts';

/** Plain text of an article node; `after` returns what follows an element's text, e.g. a space after blocks. */
export function textOf(node: ArticleNode, after: (tag: string) => string = () => ''): string {
  if (typeof node === 'string') return node;
  return (node.children ?? []).map((child) => textOf(child, after)).join('') + after(node.tag);
}
