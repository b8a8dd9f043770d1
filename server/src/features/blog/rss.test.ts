import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { seedPosts } from './index.ts';
import { createPostFolder } from './posts.testing.ts';

/** The texts of each element of a well-formed XML. @throws when it is not. */
function readXml(xml: string) {
  const open: string[] = [];
  const texts = new Map<string, string[]>();
  let text = '';
  const parser = new Parser(
    {
      onopentag: (name) => {
        open.push(name);
        text = '';
      },
      ontext: (part) => {
        text += part;
      },
      onclosetag: (name, implied) => {
        if (open.pop() !== name || (implied && name !== 'atom:link')) throw new Error(`${name} is not closed`);
        texts.set(name, [...(texts.get(name) ?? []), text]);
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (open.length > 0) throw new Error(`${open} stays open`);
  return texts;
}

test('the feed is XML with every article in full, its own address in links, and nothing that XML cannot hold', async () => {
  const { app, deps, close } = await createTestApp({ env: { PUBLIC_ORIGIN: 'https://lampstand.example' } });
  const files = createPostFolder();
  files.write('lamp', {
    title: 'Bread & <wine>',
    content: 'See [help](/help) & "more" \u0007 ]]>.\n\n| a |\n| ---: |\n| 1 |\n\n[[John 3:16]]',
    category: 'Your website',
  });
  await seedPosts(deps, files.folder);

  const res = await app.request('/blog/rss.xml');
  const xml = await res.text();
  const texts = readXml(xml);

  expect(res.status).toBe(200);
  expect(res.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(texts.get('title')).toEqual(['Lampstand', 'Bread & <wine>']);
  expect(texts.get('link')).toEqual(['https://lampstand.example/blog', 'https://lampstand.example/blog/lamp']);
  expect(texts.get('pubDate')).toEqual(['Fri, 20 Nov 2026 12:00:00 GMT']);
  expect(texts.get('category')).toEqual(['Your website']);
  expect(xml).toContain('<atom:link href="https://lampstand.example/blog/rss.xml" rel="self"');
  expect(texts.get('content:encoded')?.[0]).toBe(
    '<p>See <a href="https://lampstand.example/help">help</a> &amp; &quot;more&quot;  ]]&gt;.</p>' +
      '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><p>John 3:16</p>',
  );
  files.remove();
  await close();
});

test('a blog with nothing in it has a feed too', async () => {
  const { app, close } = await createTestApp();

  const texts = readXml(await (await app.request('/blog/rss.xml')).text());

  expect(texts.get('item')).toBeUndefined();
  await close();
});
