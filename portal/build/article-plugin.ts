import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
// By its file: the configuration is bundled, and Node itself cannot read TypeScript from a package.
import { type ArticleNode, renderArticle } from '../../server/src/platform/article/index.ts';

const query = /\.md\?(article|title)$/;

/**
 * Markdown files as article trees: `import article, { title } from './terms.md?article'`. The first line `# Title` becomes
 * `title`, and `?title` asks for nothing else. A link to a file beside it becomes the page that shows it; one that leads
 * nowhere stops the build.
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

/** A Markdown file with its title apart. @throws Error when it has none, or a link that leads nowhere. */
export function readArticle(file: string) {
  const source = readFileSync(file, 'utf8');
  const [, title, body = ''] = /^# (.+)\n([\s\S]*)$/.exec(source) ?? [];
  if (!title) throw new Error(`${file} must begin with a line such as "# Title".`);
  const article = renderArticle(body);
  const headings = article.headings.map((heading) => ({ ...heading, text: curly(heading.text) }));
  const nodes = article.nodes.map((node) => finished(node, file));
  return { title: curly(title.replaceAll('`', '').trim()), article: { ...article, headings, nodes } };
}

/** Links that work on the site, and printer's quotation marks outside of code. */
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

/** `/care.md#limits` of a guide is `/docs/care#limits` on the site; decisions are guides of their own. */
function onTheSite(href: string, file: string): string {
  const [path = '', anchor] = href.split('#');
  if (!/^\/.+\.md$/.test(path)) return href;
  // A leading `..` is gone by now, so the folder above is looked into as well.
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
