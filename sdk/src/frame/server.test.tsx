import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { frameStyles } from '../../build/styles.mjs';
import type { HostLook } from '../protocol/index.ts';
import { sampleManifest, sampleOptions } from './sample.testing.ts';
import { renderFrameDocument, renderNotice } from './server.tsx';

test('the document carries the form, the boot data and no style attribute', () => {
  const html = renderFrameDocument(sampleOptions);

  expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr" data-theme="light" data-host data-accent>/);
  expect(html).toContain('<label for="f-situation"><span>What is happening?</span>');
  expect(html).toContain('<button type="submit" class="button main big">Write the prayer</button>');
  expect(html).toContain('role="status"');
  expect(html).toContain('--seed:#2f6b4f');
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
  const boot = /<script type="application\/json" id="lampstand-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(boot)).toMatchObject({
    app: 'prayer-generator',
    token: 'token-1',
    manifest: { id: 'prayer-generator' },
  });
});

test('text of a church cannot end the boot script or an attribute', () => {
  const name = '</script><script>alert(1)</script>"><img src=x>';
  const church = { slug: 'x', name, care: null };
  const html = renderFrameDocument({
    ...sampleOptions,
    boot: { ...sampleOptions.boot, church, hosted: 'https://a.example/"><b>' },
  });

  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('"><b>');
});

test('an accent that is no colour is left out', () => {
  const html = renderFrameDocument({ ...sampleOptions, accent: 'red;}body{display:none' });

  expect(html).not.toContain('display:none}');
  expect(html).not.toContain('--seed:red');
});

test('the document of a form stays within its budget', () => {
  const { frame } = frameStyles();
  const html = renderFrameDocument({ ...sampleOptions, css: frame });

  const bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

  console.info(`frame document: ${bytes} B (goal 5,000, fails above 6,000)`);
  expect(bytes).toBeLessThanOrEqual(6_000);
});

test('styles of rarer fields hold up the first paint only where such a field is on the first screen', () => {
  const money = { kind: 'money', name: 'sum', label: 'Sum', min: 0, max: 100 } as const;
  const manifest = { ...sampleManifest, fields: [money] };

  expect(renderFrameDocument(sampleOptions)).toContain('<link rel="stylesheet" media="print"');
  expect(renderFrameDocument({ ...sampleOptions, boot: { ...sampleOptions.boot, manifest } })).toContain(
    '<link rel="stylesheet" href',
  );
});

test('a paused notice still carries the helpline and the care contact', () => {
  const { boot, ...shell } = sampleOptions;
  const app = { name: sampleManifest.name, summary: sampleManifest.summary };
  const html = renderNotice({
    ...shell,
    notice: 'paused',
    lang: 'en',
    dir: 'ltr',
    theme: 'auto',
    church: boot.church,
    app,
  });

  expect(html).toContain('<title>Prayer Generator is paused</title>');
  expect(html).toContain('href="tel:988"');
  expect(html).toContain('care@grace-chapel.example');
  expect(html).toContain('{"notice":"paused"}');
  expect(html).not.toContain('<form');
});

test('a notice for a wrong site names the site to be added', () => {
  const { boot, ...shell } = sampleOptions;
  const html = renderNotice({
    ...shell,
    notice: 'wrong-site',
    lang: 'en',
    dir: 'ltr',
    theme: 'light',
    church: boot.church,
    app: { name: 'Prayer Generator', summary: '' },
    site: 'https://other.example',
  });

  expect(html).toContain('add https://other.example to the allowed websites of Grace Chapel');
});

test('the first paint has the look of the page around it, and a sheet where the ground would not carry the words', () => {
  const paint = (look: HostLook) => renderFrameDocument({ ...sampleOptions, look });
  const auto = { ...sampleOptions.boot, theme: 'auto' as const };
  const dark = renderFrameDocument({
    ...sampleOptions,
    boot: auto,
    look: { theme: 'dark', ground: 'rgb(20, 25, 31)', lang: 'en-GB', dir: 'rtl' },
  });

  expect(dark).toContain('<html lang="en-GB" dir="rtl" data-theme="dark" data-host data-accent>');
  expect(dark).toContain('html[data-host]{--host-ground:rgb(20, 25, 31)}</style>');
  expect(paint({ theme: 'light', ground: 'rgb(120, 120, 120)' })).toContain('data-host data-ground="sheet"');
  expect(paint({ theme: 'light', ground: 'blue}body{display:none' })).not.toContain('blue}');
  expect(paint({ theme: 'light', lang: 'fr' })).toContain('<html lang="en"');
});
