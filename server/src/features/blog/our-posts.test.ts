import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArticleElement, ArticleNode } from '../../platform/article/article.ts';
import { renderArticle } from '../../platform/article/index.ts';
import { contentFolder, repositoryRoot } from '../../platform/paths.ts';
import { openTestScripture } from '../../testing/scripture-database.ts';
import { portalPages } from '../portal/contract.ts';
import { readPostFile } from './post-file.ts';

const folder = join(contentFolder, 'blog');
const posts = readdirSync(folder).map((name) =>
  readPostFile(name.replace(/\.md$/, ''), readFileSync(join(folder, name), 'utf8')),
);

let world: Awaited<ReturnType<typeof openTestScripture>>;
beforeAll(async () => {
  world = await openTestScripture();
});
afterAll(() => world.close());

function elements(nodes: readonly ArticleNode[]): ArticleElement[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elements(node.children ?? [])]));
}

test('there are eight posts of our own, each with a day, a category and a drawing that exists', () => {
  expect(posts).toHaveLength(8);
  for (const { slug, category, excerpt, featuredImage } of posts) {
    expect(category, slug).not.toBeNull();
    expect(excerpt.length, slug).toBeGreaterThan(60);
    expect(readFileSync(join(repositoryRoot, 'portal/public', featuredImage ?? ''), 'utf8'), slug).toContain('<svg');
  }
});

test('the newest post is a guide, and the one about danger is the oldest, so neither list begins with it', () => {
  const byAge = [...posts].sort((one, other) => other.publishDate - one.publishDate).map(({ slug }) => slug);

  expect([byAge[0], byAge.at(-1)]).toEqual(['one-line-in-wordpress', 'when-someone-writes-that-they-want-to-die']);
});

test.each(posts.map((post) => [post.slug, post] as const))(
  '%s is long enough to help and names its sources',
  (_, post) => {
    const { words, headings } = renderArticle(post.content);

    expect(words).toBeGreaterThan(450);
    expect(words).toBeLessThan(1_350);
    expect(headings.at(-1)?.text).toBe('Where this comes from');
    expect(post.content).toMatch(/November 2[01], 2026/);
    expect(post.content).not.toMatch(/!(?!\[)|\bTODO\b/);
  },
);

test('each passage that a post names is in the imported text', async () => {
  const references = posts.flatMap(({ content }) =>
    elements(renderArticle(content).nodes).flatMap(({ tag, props }) =>
      tag === 'verse' ? [props?.reference ?? ''] : [],
    ),
  );

  expect(references.length).toBeGreaterThan(2);
  for (const reference of references) {
    expect((await world.scripture.passage(reference))?.text, reference).toBeTruthy();
  }
});

test('each link to a page of ours leads to one', () => {
  const patterns = Object.keys(portalPages).map((path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`));
  const links = posts.flatMap(({ slug, content }) =>
    elements(renderArticle(content).nodes).flatMap(({ tag, props }) =>
      tag === 'a' && props?.href?.startsWith('/') ? [{ slug, href: props.href.replace(/#.*/, '') }] : [],
    ),
  );

  for (const { slug, href } of links) {
    const article = /^\/blog\/([^/]+)$/.exec(href)?.[1];
    if (article)
      expect(
        posts.map((post) => post.slug),
        slug,
      ).toContain(article);
    else
      expect(
        patterns.some((pattern) => pattern.test(href)),
        `${slug}: ${href}`,
      ).toBe(true);
  }
});
