import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPostFile } from '../../server/src/features/blog/post-file.ts';
import { prerenderData } from '../build/prerender-data.ts';
import { en } from './content/en/church-admin.ts';
import type { BuildManifest } from './lib/build-manifest.ts';
import { render } from './render.tsx';

const built: BuildManifest = { template: '<div id="portal"></div>', assets: {}, sheets: {} };
const counts: Record<string, number> = {};
afterAll(() => console.table(counts));

const blog = join(import.meta.dirname, '../../server/content/blog');
const posts = readdirSync(blog)
  .map((name) => readPostFile(name.replace(/\.md$/, ''), readFileSync(join(blog, name), 'utf8')))
  .sort((one, other) => other.publishDate - one.publishDate)
  .map((post) => ({ ...post, id: post.slug, authorName: 'Lampstand', readTime: 4, categoryName: post.category }));

const countOf = (texts: readonly string[]) =>
  texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[a-z0-9]/i.test(word)).length;

/** Text nodes, those of closed folds and of screen readers included. */
function textsIn(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

test.each([
  ['/', 800],
  ['/pricing', 440],
  ['/help', 2_300],
])('the page %s has at most %i words', async (path, most) => {
  const data = { ...prerenderData(), blogPosts: { posts, categories: [], nextCursor: null } };
  const { html } = await render(path, data, built);
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  if (!main) throw new Error(`${path} has no main element.`);
  counts[path] = countOf(textsIn(main));

  expect(counts[path]).toBeLessThanOrEqual(most);
  expect(counts[path]).toBeGreaterThan(most / 2);
});

/** All texts of some messages. Message functions are called with the number 2. */
function messages(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return messages(words(2, 2, 2, 2));
  return words && typeof words === 'object' ? Object.values(words).flatMap(messages) : [];
}
const { guide, steps, headings, welcome, status, platform, codes, copying, mail, preview, verify, success, labels } =
  en;
const wizard = [
  guide,
  steps,
  headings,
  welcome,
  status,
  platform,
  codes,
  copying,
  mail,
  preview,
  verify,
  success,
  labels,
];
const { appearance, sites, seen, switches, usage, counts: tools } = en.sections;
const settings = [appearance, sites, seen, switches, usage, tools, en.voice, en.trust];

test.each([
  ['wizard', wizard, 970],
  ['settings', settings, 1_750],
])('the messages of the %s stay short', (name, words, most) => {
  counts[name] = countOf(messages(words));

  expect(counts[name]).toBeLessThanOrEqual(most);
});
