import type { ArticleNode } from './article.ts';

/** Sets the apostrophes of an article as print does. Code stays as it was typed. */
export function typeset(node: ArticleNode): ArticleNode {
  if (typeof node === 'string') return node.replace(/(?<=\p{L})'/gu, '’');
  if (node.tag === 'code' || !node.children) return node;
  return { ...node, children: node.children.map(typeset) };
}
