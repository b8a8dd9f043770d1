import type { Article, ArticleNode } from '../../platform/article/article.ts';
import { renderArticle } from '../../platform/article/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { publicDomainPassage } from '../scripture/index.ts';
import type { BlogDeps } from './queries.ts';
import type { BlogPostRow } from './table.ts';

type Scripture = BlogDeps['scripture'];
/** Rendered posts kept per database. */
const MOST = 200;

const kept = new WeakMap<Database, Map<string, { updatedAt: number; article: Promise<Article> }>>();

/** The post's text as a tree with its verses, made once until the post changes. */
export function renderPost({ db, scripture }: BlogDeps, row: BlogPostRow): Promise<Article> {
  const articles = kept.get(db) ?? new Map<string, { updatedAt: number; article: Promise<Article> }>();
  kept.set(db, articles);
  const known = articles.get(row.id);
  if (known?.updatedAt === row.updatedAt) return known.article;
  const [oldest] = articles.keys();
  if (articles.size >= MOST && oldest !== undefined) articles.delete(oldest);
  const article = withVerses(renderArticle(row.content), scripture);
  articles.set(row.id, { updatedAt: row.updatedAt, article });
  article.catch(() => articles.delete(row.id));
  return article;
}

/** Our own posts name a passage; its words come from an imported text, or are not shown. */
async function withVerses(article: Article, scripture: Scripture): Promise<Article> {
  return { ...article, nodes: await Promise.all(article.nodes.map((node) => filled(node, scripture))) };
}

async function filled(node: ArticleNode, scripture: Scripture): Promise<ArticleNode> {
  if (typeof node === 'string') return node;
  if (node.tag !== 'verse') {
    const { children } = node;
    return children
      ? { ...node, children: await Promise.all(children.map((child) => filled(child, scripture))) }
      : node;
  }
  const passage = await publicDomainPassage(scripture, node.props?.reference ?? '');
  if (!passage) return node;
  const { reference, text, translation } = passage;
  return { tag: 'verse', props: { reference, text, translation: translation.name } };
}
