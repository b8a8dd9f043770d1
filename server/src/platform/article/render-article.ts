import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Article, ArticleNode } from './article.ts';
import { headingsOf } from './headings.ts';
import { textOf } from './text-of.ts';
import { treeOf } from './tree.ts';
import { typeset } from './typeset.ts';

const schema: typeof defaultSchema = {
  ...defaultSchema,
  clobber: [],
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
  tagNames: defaultSchema.tagNames?.filter((tag) => !['details', 'summary', 'picture', 'source', 'div'].includes(tag)),
};

const toHtmlTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { footnoteLabel: 'Notes' })
  .use(rehypeSanitize, schema)
  .freeze();

/**
 * Markdown as a tree of allowed elements. HTML in it is dropped, apostrophes are curly, foreign pictures become their description,
 * and `[[John 3:16]]` on its own line becomes a `verse` that the caller fills.
 */
export function renderArticle(markdown: string): Article {
  const nodes = treeOf(toHtmlTree.runSync(toHtmlTree.parse(markdown)).children).map(typeset);
  return { headings: headingsOf(nodes), nodes, words: countWords(nodes) };
}

function countWords(nodes: readonly ArticleNode[]): number {
  return (
    nodes
      .map((node) => textOf(node, () => ' '))
      .join(' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
  );
}
