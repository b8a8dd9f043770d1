import { createHash } from 'node:crypto';
import { renderArticle } from '../../platform/article/index.ts';
import type { BlogPostRow } from './table.ts';

const WORDS_A_MINUTE = 220;
/** A day, or a day and a time (UTC) where several posts of one day have an order. */
const when = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/;

/** A post as its file says it; the file's name is the slug. */
export interface PostFile {
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  category: string | null;
  featuredImage: string | null;
  authorName: string;
  publishDate: number;
}

const fields = /^---\n(?<head>[\s\S]*?)\n---\n+(?<content>[\s\S]*)$/;

/** Reads a Markdown file with its lines of front matter. @throws when a needed line is missing or the date is none. */
export function readPostFile(slug: string, text: string): PostFile {
  const { head = '', content = '' } = fields.exec(text.replaceAll('\r\n', '\n'))?.groups ?? {};
  const said = new Map(
    head.split('\n').flatMap((line) => {
      const [, name, value] = /^([a-z]+): *(.+?) *$/.exec(line) ?? [];
      return name && value ? [[name, value] as const] : [];
    }),
  );
  const needed = (name: string) => {
    const value = said.get(name);
    if (!value) throw new Error(`The post ${slug} has no line "${name}: …" between its two lines of dashes.`);
    return value;
  };
  const title = needed('title');
  const [, day, hour = '12:00'] = when.exec(needed('date')) ?? [];
  const publishDate = Date.parse(`${day}T${hour}:00Z`);
  if (Number.isNaN(publishDate)) throw new Error(`The post ${slug} has a date that is none; write it as 2026-11-20.`);
  return {
    slug,
    title,
    excerpt: said.get('excerpt') ?? '',
    content: content.trim(),
    category: said.get('category') ?? null,
    featuredImage: said.get('image') ?? null,
    authorName: said.get('author') ?? 'Lampstand',
    publishDate,
  };
}

/** Minutes, at least one. */
export const readTimeOf = (content: string): number =>
  Math.max(1, Math.round(renderArticle(content).words / WORDS_A_MINUTE));

type Hashed = Pick<BlogPostRow, 'title' | 'excerpt' | 'content' | 'featuredImage' | 'authorName' | 'publishDate'>;

/** Tells whether a row still is what its file made of it. */
export function hashOf(post: Hashed, category: string | null): string {
  const { title, excerpt, content, featuredImage, authorName, publishDate } = post;
  const all = JSON.stringify([title, excerpt, content, featuredImage, authorName, publishDate, category]);
  return createHash('sha256').update(all).digest('hex');
}
