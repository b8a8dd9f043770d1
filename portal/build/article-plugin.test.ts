import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readArticle } from './article-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'articles-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(files: { [name: string]: string }) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return readArticle(join(folder, Object.keys(files)[0] ?? ''));
}

const hrefsOf = (article: unknown) =>
  [...JSON.stringify(article).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href);

test('a file becomes its title and a tree', () => {
  expect(read({ 'care.md': '# Care\n\n## Limits\n\nIt does not *understand*.\n' })).toEqual({
    title: 'Care',
    article: {
      nodes: [
        { tag: 'h2', props: { id: 'limits' }, children: ['Limits'] },
        { tag: 'p', children: ['It does not ', { tag: 'em', children: ['understand'] }, '.'] },
      ],
      headings: [{ id: 'limits', text: 'Limits', level: 2 }],
      words: 5,
    },
  });
});

test('quotation marks become curly, but not in code', () => {
  const { title, article } = read({
    'marks.md': '# A church\'s `line`\n\n"It\'s here" (\'so\') `data-app="x"`\n\n```\na = "b"\n```\n',
  });

  expect(title).toBe('A church’s line');
  expect(JSON.stringify(article.nodes)).toContain('“It’s here” (‘so’) ');
  expect(JSON.stringify(article.nodes)).toContain(String.raw`data-app=\"x\"`);
  expect(JSON.stringify(article.nodes)).toContain(String.raw`a = \"b\"`);
});

test('links between files become links to their pages, and others stay', () => {
  const { article } = read({
    'guide.md':
      '# Guide\n\n[a](./other.md) [b](other.md#part) [c](decisions/005-mail.md) [d](/apps) [e](#x) [f](https://example.org/x.md)',
    'other.md': '# Other\n',
    'decisions/005-mail.md': '# Mail\n\n[g](../other.md)\n',
  });

  expect(hrefsOf(article)).toEqual([
    '/docs/other',
    '/docs/other#part',
    '/docs/005-mail',
    '/apps',
    '#x',
    'https://example.org/x.md',
  ]);
  expect(hrefsOf(readArticle(join(folder, 'decisions/005-mail.md')).article)).toEqual(['/docs/other']);
});

test('a link to a missing file fails the build and names both files', () => {
  expect(() => read({ 'lost.md': '# Lost\n\n- [x](nowhere.md)\n' })).toThrow(/lost\.md links to \/nowhere\.md/);
});

test('a file without a title fails the build', () => {
  expect(() => read({ 'untitled.md': 'No title.\n' })).toThrow(/must begin with a line such as "# Title"/);
});
