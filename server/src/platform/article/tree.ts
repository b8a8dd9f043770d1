import { imagePath, linkProps } from './addresses.ts';
import type { ArticleElement, ArticleNode } from './article.ts';

/** The parts of an HTML tree (hast) that we read. */
interface Element {
  type: 'element';
  tagName: string;
  properties: { readonly [name: string]: unknown };
  children: readonly HtmlNode[];
}
type HtmlNode = Element | { type: 'text'; value: string } | { type: 'comment' } | { type: 'doctype' } | { type: 'raw' };

const kept = new Set(
  'p ul ol li table thead tbody tr th td blockquote pre code strong em del a h2 h3 h4 hr br img'.split(' '),
);

/** The page has its own h1, and articles need three further levels at most. */
const renamed: { readonly [tag: string]: string } = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', s: 'del' };

const VERSE = /^\[\[([^[\]]{2,60})\]\]$/;

/** Sanitized HTML as article nodes: only the elements listed here. */
export const treeOf = (children: readonly HtmlNode[]): ArticleNode[] =>
  joined(children.flatMap(nodesOf)).filter((node, place, all) => !isBlankBetweenBlocks(node, place, all));

function nodesOf(node: HtmlNode): ArticleNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  return special(node) ?? plain(node);
}

function plain(node: Element): ArticleNode[] {
  const tag = renamed[node.tagName] ?? node.tagName;
  const children = treeOf(node.children);
  if (!kept.has(tag)) return children;
  const props = propsOf(tag, node);
  return [{ tag, ...(props && { props }), ...(children.length > 0 && { children }) }];
}

/** Elements that are converted. */
function special(node: Element): ArticleNode[] | undefined {
  const { tagName, properties } = node;
  if (tagName === 'p') return verse(node);
  if (tagName === 'input') return [properties.checked ? '☑' : '☐'];
  if (tagName === 'img') return [image(node)];
  if (tagName !== 'a') return undefined;
  if (properties.dataFootnoteBackref !== undefined) return [];
  if (properties.dataFootnoteRef !== undefined) return ['[', ...treeOf(node.children), ']'];
  const props = linkProps(String(properties.href ?? ''));
  return props ? [{ tag: 'a', props, children: treeOf(node.children) }] : treeOf(node.children);
}

function verse({ children: [only, ...more] }: Element): ArticleNode[] | undefined {
  if (only?.type !== 'text' || more.length > 0) return undefined;
  const reference = VERSE.exec(only.value.trim())?.[1]?.trim();
  return reference ? [{ tag: 'verse', props: { reference } }] : undefined;
}

function image({ properties }: Element): ArticleNode {
  const alt = String(properties.alt ?? '');
  const src = imagePath(String(properties.src ?? ''));
  return src ? { tag: 'img', props: { src, alt } } : alt;
}

function propsOf(tag: string, { properties }: Element): ArticleElement['props'] {
  if (tag === 'th') return { scope: 'col', ...alignment(properties.align) };
  if (tag === 'td') return alignment(properties.align);
  if (tag === 'ol' && Number(properties.start) > 1) return { start: String(properties.start) };
  return undefined;
}

const alignment = (align: unknown) => (align === 'right' || align === 'center' ? { 'data-align': align } : undefined);

function joined(nodes: readonly ArticleNode[]): ArticleNode[] {
  const all: ArticleNode[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (typeof node === 'string' && typeof last === 'string') all[all.length - 1] = last + node;
    else if (node !== '') all.push(node);
  }
  return all;
}

const inline = new Set(['a', 'strong', 'em', 'del', 'code', 'img', 'br']);

/** Line breaks between blocks have no meaning, and React warns about them inside tables. */
function isBlankBetweenBlocks(node: ArticleNode, place: number, all: readonly ArticleNode[]): boolean {
  if (typeof node !== 'string' || node.trim() !== '') return false;
  return [all[place - 1], all[place + 1]].every(
    (beside) => beside === undefined || (typeof beside !== 'string' && !inline.has(beside.tag)),
  );
}
