import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { frameAndLoader } from '../../testing/built-files.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { readHostLook } from './host-look.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;
let at: TestApp;
beforeEach(async () => {
  at = await createTestApp({ files: frameAndLoader });
  await at.given.church({ slug: 'grace-chapel', name: 'Grace Chapel', accent: '#2f6b4f' });
});
afterEach(() => at.close());

async function paint(hints: { [name: string]: string }, path = 'grace-chapel/debt-coach'): Promise<string> {
  const html = await (await at.app.request(`/embed/${path}?${new URLSearchParams(hints)}`)).text();
  // What is new for each visitor is left out.
  return html.replace(/nonce="[^"]+"/, '').replace(/"token":"[^"]+"/, '');
}
const page = (html: string) => /<html[^>]*>/.exec(html)?.[0];

test('a dark page gets a dark document at once, and the next visitor, on a light page, a light one', async () => {
  const dark = await paint({ theme: 'dark', ground: 'rgb(20, 25, 31)', lang: 'en-GB', dir: 'ltr' });
  const light = await paint({ theme: 'light', ground: 'rgb(255, 255, 255)', lang: 'en', dir: 'ltr' });
  const plain = await paint({});

  expect(page(dark)).toBe('<html lang="en-GB" dir="ltr" data-theme="dark" data-host data-accent>');
  expect(dark).toContain('{--host-ground:rgb(20, 25, 31)}</style>');
  expect(page(light)).toBe('<html lang="en" dir="ltr" data-theme="light" data-host data-accent>');
  expect(page(plain)).toBe(page(light));
});

test('the church wears its own accent, in its apps and in its notices', async () => {
  await at.given.church({ slug: 'plain-church' });
  await at.given.church({ slug: 'resting-church', accent: '#224488', plan: 'paused' });

  expect(await paint({})).toContain('--seed:#2f6b4f');
  expect(await paint({}, 'plain-church/debt-coach')).not.toContain('--seed:');
  expect(await paint({}, 'resting-church/debt-coach')).toContain('--seed:#224488');
});

test('a notice uses the page’s theme, and for a wrong site it names the church', async () => {
  const html = await paint({ theme: 'dark', site: 'https://other.example' });

  expect(page(html)).toContain('data-theme="dark"');
  expect(html).toContain('Grace Chapel hasn’t added this website yet.');
  expect(html).toContain('add https://other.example to the allowed websites of Grace Chapel');
});

test.each<{ [name: string]: string }>([
  { theme: 'dark"><script>alert(1)</script>' },
  { theme: 'auto' },
  { theme: 'DARK' },
  { theme: 'dark', lang: 'en-"><img src=x>', dir: 'rtl" onload="x', ground: 'rgb(0, 0, 0)}body{color:red' },
  { theme: 'dark', ground: 'url(https://evil.example/)', lang: 'fr', dir: 'auto' },
  { theme: 'dark', ground: 'rgb(0, 0, 0); background: url(//evil.example)' },
])('hints that are not as expected are left out: %j', async (hints) => {
  const html = await paint(hints);

  expect(html).toBe(await paint(hints.theme === 'dark' ? { theme: 'dark' } : {}));
});

test('the query changes only four attributes of the page and one color, whatever it contains', async () => {
  const bare = await paint({});
  const spice = fc.constantFrom(
    '"',
    "'",
    '<',
    '>',
    '}',
    ';',
    '</style>',
    'url(',
    'rgb(1, 2, 3)',
    'en-',
    '&quot;',
    '\n',
  );
  const text = fc.array(fc.oneof(spice, fc.string({ maxLength: 8 })), { maxLength: 6 }).map((parts) => parts.join(''));
  const theme = fc.oneof(fc.constantFrom('light', 'dark'), text);
  const dir = fc.oneof(fc.constantFrom('ltr', 'rtl'), text);
  const hints = fc.record({ theme, dir, lang: text, ground: text, font: text });

  await fc.assert(
    fc.asyncProperty(hints, async (given) => {
      const html = await paint(given);
      const neutral = html
        .replace(
          /^(<!doctype html>)<html lang="en(-[A-Za-z\d-]+)?" dir="(ltr|rtl)" data-theme="(light|dark)" data-host( data-ground="sheet")?/,
          '$1',
        )
        .replace(/html\[data-host\]\{--host-ground:rgba?\([\d., ]+\)\}<\/style>/, '</style>');
      expect(neutral).toBe(bare.replace('<html lang="en" dir="ltr" data-theme="light" data-host', ''));
    }),
    { numRuns: 60 },
  );
});

test('a color is read in the two notations that browsers compute, and in no other', () => {
  const ground = (value: string) => readHostLook({ theme: 'light', ground: value })?.ground;

  for (const color of ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0.55)', 'rgba(1,2,3,1)']) expect(ground(color)).toBe(color);
  for (const other of [
    'red',
    '#fff',
    'rgb(1 2 3)',
    'rgb(1, 2, 3',
    'rgb(1, 2, 3)\n',
    ' rgb(1, 2, 3)',
    'rgb(1111, 2, 3)',
    '',
  ]) {
    expect(ground(other)).toBeUndefined();
  }
});
