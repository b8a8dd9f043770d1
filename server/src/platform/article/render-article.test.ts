import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ArticleElement, ArticleNode } from './article.ts';
import { renderArticle } from './render-article.ts';

const nodes = (markdown: string) => renderArticle(markdown).nodes;

function* elements(list: readonly ArticleNode[]): Generator<ArticleElement> {
  for (const node of list) {
    if (typeof node === 'string') continue;
    yield node;
    yield* elements(node.children ?? []);
  }
}

const allowed: { readonly [tag: string]: readonly string[] } = {
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  a: ['href', 'rel'],
  img: ['src', 'alt'],
  ol: ['start'],
  th: ['scope', 'data-align'],
  td: ['data-align'],
  verse: ['reference'],
  ...Object.fromEntries(
    'p ul li table thead tbody tr blockquote pre code strong em del hr br'.split(' ').map((tag) => [tag, []]),
  ),
};

test('apostrophes are set as print does, but not in code', () => {
  const { headings, nodes } = renderArticle("## What we can't check\n\nThe churches' site isn't `'self'` or `it's`.");

  expect(headings).toEqual([{ id: 'what-we-cant-check', text: 'What we can’t check', level: 2 }]);
  expect(nodes[1]).toEqual({
    tag: 'p',
    children: [
      'The churches’ site isn’t ',
      { tag: 'code', children: ["'self'"] },
      ' or ',
      { tag: 'code', children: ["it's"] },
      '.',
    ],
  });
});

test('ordinary Markdown becomes a tree of plain elements', () => {
  expect(nodes('One *word* and `code`.\n\n- a\n- b\n\n> said')).toEqual([
    {
      tag: 'p',
      children: ['One ', { tag: 'em', children: ['word'] }, ' and ', { tag: 'code', children: ['code'] }, '.'],
    },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['a'] },
        { tag: 'li', children: ['b'] },
      ],
    },
    { tag: 'blockquote', children: [{ tag: 'p', children: ['said'] }] },
  ]);
});

test('headings get unique ids from their text that differ from the ids of the page, and are listed', () => {
  const { headings, nodes: tree } = renderArticle('# Main\n\n## Don’t panic\n\n### Don’t panic\n\n###### Café: 2 cups');

  expect(headings).toEqual([
    { id: 'main-2', text: 'Main', level: 2 },
    { id: 'dont-panic', text: 'Don’t panic', level: 2 },
    { id: 'dont-panic-2', text: 'Don’t panic', level: 3 },
  ]);
  expect([...elements(tree)].map(({ tag, props }) => [tag, props?.id])).toContainEqual(['h4', 'cafe-2-cups']);
});

test('a table keeps its header and alignment, and loses white space between rows', () => {
  const [table] = nodes('| Where | Cost |\n| --- | ---: |\n| here | 2 |');

  expect(table).toEqual({
    tag: 'table',
    children: [
      {
        tag: 'thead',
        children: [
          {
            tag: 'tr',
            children: [
              { tag: 'th', props: { scope: 'col' }, children: ['Where'] },
              { tag: 'th', props: { scope: 'col', 'data-align': 'right' }, children: ['Cost'] },
            ],
          },
        ],
      },
      {
        tag: 'tbody',
        children: [
          {
            tag: 'tr',
            children: [
              { tag: 'td', children: ['here'] },
              { tag: 'td', props: { 'data-align': 'right' }, children: ['2'] },
            ],
          },
        ],
      },
    ],
  });
});

test('a reference in double brackets on its own line becomes a verse; inside a sentence it stays text', () => {
  expect(nodes('Before.\n\n[[John 3:16]]\n\nSee [[John 3:16]] too.')).toEqual([
    { tag: 'p', children: ['Before.'] },
    { tag: 'verse', props: { reference: 'John 3:16' } },
    { tag: 'p', children: ['See [[John 3:16]] too.'] },
  ]);
});

test('only web, mailto, tel and own-path links are kept', () => {
  const link = (address: string) => {
    const [paragraph] = nodes(`[word](<${address}>)`);
    return typeof paragraph === 'object' ? paragraph.children?.[0] : undefined;
  };
  const to = (props: object) => ({ tag: 'a', props, children: ['word'] });

  expect(link('https://example.org/a')).toEqual(to({ href: 'https://example.org/a', rel: 'noopener' }));
  expect(link('mailto:help@example.org')).toEqual(to({ href: 'mailto:help@example.org' }));
  expect(link('tel:988')).toEqual(to({ href: 'tel:988' }));
  expect(link('/help#start')).toEqual(to({ href: '/help#start' }));
  expect(link('#start')).toEqual(to({ href: '#start' }));
  for (const address of [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
  ]) {
    expect(link(address), address).toBe('word');
  }
  for (const disguised of ['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example']) {
    const made = link(disguised);
    const href = typeof made === 'object' ? (made.props?.href ?? '') : '';
    expect(new URL(href, 'https://ours.example').origin, disguised).toBe('https://ours.example');
  }
});

test('only our own pictures are kept; others become their alt text', () => {
  expect(nodes('![a lamp](/assets/lamp.svg)')).toEqual([
    { tag: 'p', children: [{ tag: 'img', props: { src: '/assets/lamp.svg', alt: 'a lamp' } }] },
  ]);
  expect(nodes('![a lamp](https://evil.example/x.png)')).toEqual([{ tag: 'p', children: ['a lamp'] }]);
  expect(nodes('![a lamp](//evil.example/x.png)')).toEqual([{ tag: 'p', children: ['a lamp'] }]);
});

test('HTML is dropped, and footnotes lose only their links', () => {
  expect(nodes('<script>alert(1)</script>\n\nA <b onclick="x()">word</b>.')).toEqual([
    { tag: 'p', children: ['A word.'] },
  ]);
  const { headings, nodes: tree } = renderArticle('True.[^1]\n\n[^1]: Because.');
  expect(JSON.stringify(tree)).toContain('True.[1]');
  expect(headings).toEqual([{ id: 'notes', text: 'Notes', level: 2 }]);
});

test('contractions and hyphenated words count as one word', () => {
  expect(renderArticle('## Two words\n\nDon’t count twenty-one *twice*, or 2.\n\n- one\n- two').words).toBe(10);
});

test('any input gives only allowed elements and attributes, and no link that runs code', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '<svg onload=alert(1)>',
      '<a href="javascript:x">y</a>',
      '[x](javascript:alert(1))',
      '[x](java\nscript:alert(1))',
      '![x](data:image/svg+xml,x)',
      '[x][ref]\n\n[ref]: vbscript:x',
      '<javascript:x>',
      '# h',
      '[[Genesis 1:1]]',
      '| a |\n|:-:|\n| b |',
      '```html\n<script>\n```',
      '- [x] done',
      '~~s~~ **b** _e_ `c`',
      '[^1]\n\n[^1]: note',
      '3. three',
      '***',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const article = renderArticle(pieces.join('\n\n'));
      for (const { tag, props = {} } of elements(article.nodes)) {
        expect(Object.keys(allowed)).toContain(tag);
        for (const name of Object.keys(props)) expect(allowed[tag]).toContain(name);
        if (props.href) expect(props.href).toMatch(/^(https?:|mailto:|tel:|\/(?!\/)|#)/);
        if (props.src) expect(props.src).toMatch(/^\/(?!\/)/);
      }
      const ids = [...elements(article.nodes)].flatMap(({ props }) => props?.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 300 },
  );
});
