import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Article, type ArticleNode, portalPages } from '@lampstand/server/contracts';
import { expect, test } from 'vitest';
import { guideFiles } from './docs/all-guides.ts';
import { decisions, findGuide, guides } from './docs/guides.ts';
import help from './help/help.md?article';
import privacy from './legal/privacy-policy.md?article';
import termsText from './legal/terms.md?article';
import { terms } from './terms.ts';

const docs = join(import.meta.dirname, '../../../docs');
const pages: { [path: string]: Article } = {
  '/help': help,
  '/privacy-policy': privacy,
  '/terms': termsText,
  ...Object.fromEntries([...guides, ...decisions].map(({ slug }) => [`/docs/${slug}`, articleOf(slug)])),
};
const served = ['/docs/api', '/api/openapi.json'];

test.each(Object.entries(pages))('every link of %s leads somewhere', (path, article) => {
  const dead = [...linksIn(article.nodes)].filter((href) => !leads(href, path, article));

  expect(dead).toEqual([]);
});

test('every guide and decision of the repository is listed under its own title', () => {
  const files = [docs, join(docs, 'decisions')].flatMap((folder) =>
    readdirSync(folder).filter((name) => name.endsWith('.md')),
  );

  expect([...guides, ...decisions].map(({ slug }) => `${slug}.md`).sort()).toEqual(files.sort());
  for (const { slug, title } of [...guides, ...decisions]) {
    expect(guideFiles.get(slug)?.title.replace(/^\d{3}:? /, '')).toBe(title);
  }
});

test("each guide's description has 70 to 160 characters", () => {
  for (const { slug, description } of [...guides, ...decisions]) {
    expect(`${slug} ${description.length >= 70 && description.length <= 160}`).toBe(`${slug} true`);
  }
});

test('the terms of service state the terms of sale', () => {
  const words = [...wordsIn(termsText.nodes)].join('');

  expect(words).toContain(`With the code ${terms.trial.code} a church or a person has thirty days`);
  expect([terms.trial.days, terms.trial.words]).toEqual([30, 'thirty-day']);
  expect(words).toContain(`Within the first ${terms.guarantee.days} days`);
  expect(words).toContain(`The platform for a church costs ${terms.platform.words}`);
  expect(words).toContain(`the ${terms.solo.name} has one, the ${terms.team.name} two or more`);
  expect([terms.solo.seats, terms.team.fewestSeats]).toEqual([1, 2]);
});

test('the storage keys in the privacy policy are those of the code', () => {
  const words = [...wordsIn(privacy.nodes)].join(' ');

  for (const name of ['sessionId', 'lampstand-cookie-consent', 'lampstand-language', '__Host-pre'])
    expect(words).toContain(name);
  expect(existsSync(join(docs, 'care.md'))).toBe(true);
});

function articleOf(slug: string): Article {
  const file = guideFiles.get(slug);
  if (!file) throw new Error(`docs/ has no ${slug}.md.`);
  return file.default;
}

function leads(href: string, path: string, article: Article): boolean {
  if (/^(https|tel|mailto):/.test(href)) return true;
  const [to = '', anchor] = href.split('#');
  const target = to === '' ? path : to;
  const text = to === '' ? article : pages[to];
  if (anchor && text) return idsIn(text.nodes).has(anchor);
  return served.includes(target) || isPage(target);
}

function isPage(path: string): boolean {
  const guide = /^\/docs\/(.+)$/.exec(path)?.[1];
  return guide ? Boolean(findGuide(guide)) : Object.hasOwn(portalPages, path);
}

function* linksIn(nodes: readonly ArticleNode[]): Generator<string> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    if (node.props?.href) yield node.props.href;
    yield* linksIn(node.children ?? []);
  }
}

function* wordsIn(nodes: readonly ArticleNode[]): Generator<string> {
  for (const node of nodes) {
    if (typeof node === 'string') yield node;
    else yield* wordsIn(node.children ?? []);
  }
}

const idsIn = (nodes: readonly ArticleNode[]) =>
  new Set(nodes.flatMap((node) => (typeof node === 'string' ? [] : (node.props?.id ?? []))));
