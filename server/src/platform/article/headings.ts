import type { Article, ArticleNode } from './article.ts';
import { textOf } from './text-of.ts';

/** Ids that the page around an article uses. */
const taken = ['main', 'navigation', 'portal'];

/** Gives each heading an id made from its text, and lists the upper two levels. */
export function headingsOf(nodes: readonly ArticleNode[]): Article['headings'] {
  const ids = new Set(taken);
  const headings: Article['headings'] = [];
  for (const node of walk(nodes)) {
    if (!/^h[234]$/.test(node.tag)) continue;
    const text = textOf(node).trim();
    const id = freeId(text, ids);
    node.props = { ...node.props, id };
    if (node.tag !== 'h4') headings.push({ id, text, level: node.tag === 'h2' ? 2 : 3 });
  }
  return headings;
}

function* walk(nodes: readonly ArticleNode[]): Generator<Exclude<ArticleNode, string>> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    yield node;
    yield* walk(node.children ?? []);
  }
}

function freeId(text: string, ids: Set<string>): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  const base = plain || 'part';
  let id = base;
  for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
  ids.add(id);
  return id;
}
