import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
// Imported by file: Vite bundles the configuration, and Node cannot load TypeScript from a package.
import { type ArticleNode, renderArticle } from '../../server/src/platform/article/index.ts';

const query = /\.md\?(article|title)$/;

/**
 * Markdown files as article trees: `import article, { title } from './terms.md?article'`; `?title` has only the title,
 * from the first line `# Title`. Links to other files become links to their pages; a broken link fails the build.
 */
export function articles(): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    resolveId(source, importer) {
      return query.test(source) && importer ? resolve(dirname(importer.replace(/\?.*$/, '')), source) : undefined;
    },
    load(id) {
      const [, wanted] = query.exec(id) ?? [];
      if (!wanted) return undefined;
      const file = id.replace(/\?.*$/, '');
      this.addWatchFile(file);
      const { title, article } = readArticle(file);
      const words = `export const title = ${JSON.stringify(title)};`;
      if (wanted === 'title') return words;
      return `${words}\nexport default JSON.parse(${JSON.stringify(JSON.stringify(article))});`;
    },
  };
}

/** Reads a Markdown file and its title. @throws Error without a title, or with a broken link. */
export function readArticle(file: string) {
  const source = readFileSync(file, 'utf8');
  const [, title, body = ''] = /^# (.+)\n([\s\S]*)$/.exec(source) ?? [];
  if (!title) throw new Error(`${file} must begin with a line such as "# Title".`);
  const article = renderArticle(body);
  const headings = article.headings.map((heading) => ({ ...heading, text: curly(heading.text) }));
  const nodes = article.nodes.map((node) => finished(node, file));
  return { title: curly(title.replaceAll('`', '').trim()), article: { ...article, headings, nodes } };
}

/** Rewrites links for the site and sets curly quotation marks outside of code. */
function finished(node: ArticleNode, file: string): ArticleNode {
  if (typeof node === 'string') return curly(node);
  if (node.tag === 'code') return node;
  const { props, children, ...rest } = node;
  const href = props?.href;
  return {
    ...rest,
    ...(props && { props: href === undefined ? props : { ...props, href: onTheSite(href, file) } }),
    ...(children && { children: children.map((child) => finished(child, file)) }),
  };
}

/** `/care.md#limits` in a guide becomes `/docs/care#limits` on the site. */
function onTheSite(href: string, file: string): string {
  const [path = '', anchor] = href.split('#');
  if (!/^\/.+\.md$/.test(path)) return href;
  // The renderer drops a leading `..`, so the parent folder is checked too.
  const there = [dirname(file), dirname(dirname(file))].some((folder) => existsSync(join(folder, path)));
  if (!there) throw new Error(`${file} links to ${path}, which is not there.`);
  return `/docs/${basename(path, '.md')}${anchor ? `#${anchor}` : ''}`;
}

const curly = (text: string) =>
  text
    .replace(/(^|[\s([])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([“])'/g, '$1‘')
    .replaceAll("'", '’');
