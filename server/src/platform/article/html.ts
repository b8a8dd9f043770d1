import { quoted } from '@lampstand/sdk/app';
import type { ArticleElement, ArticleNode } from './article.ts';

const single = new Set(['br', 'hr', 'img']);

/** Article nodes as HTML for readers outside our pages (feeds, emails). Links to our own pages get their host. */
export const htmlOf = (nodes: readonly ArticleNode[], origin: string): string =>
  nodes.map((node) => (typeof node === 'string' ? escaped(node) : elementHtml(node, origin))).join('');

function elementHtml({ tag, props = {}, children = [] }: ArticleElement, origin: string): string {
  if (tag === 'verse') return verseHtml(props);
  const attributes = Object.entries(props)
    .filter(([name]) => !name.startsWith('data-'))
    .map(([name, value]) => ` ${name}="${escaped(isOwn(name, value) ? origin + value : value)}"`)
    .join('');
  return single.has(tag) ? `<${tag}${attributes}>` : `<${tag}${attributes}>${htmlOf(children, origin)}</${tag}>`;
}

const isOwn = (name: string, value: string) => (name === 'href' || name === 'src') && value.startsWith('/');

function verseHtml({ reference = '', text, translation }: { [name: string]: string }): string {
  const place = escaped(translation ? `${reference}, ${translation}` : reference);
  return text ? `<blockquote><p>${escaped(quoted(text))}</p><p>${place}</p></blockquote>` : `<p>${place}</p>`;
}

/** For HTML and XML alike; characters that XML cannot hold are left out. */
export const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
