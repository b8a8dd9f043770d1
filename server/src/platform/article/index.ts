export type { Article, ArticleElement, ArticleNode } from './article.ts';
export { renderArticle } from './render-article.ts';
export { textOf } from './text-of.ts';
