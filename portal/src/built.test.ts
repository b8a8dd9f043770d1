// @vitest-environment node
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from '@lampstand/server/match-path';
import { expect, test } from 'vitest';
import { type BuildManifest, NOT_FOUND } from './lib/build-manifest.ts';

const folder = join(import.meta.dirname, '../dist/render');
const isBuilt = existsSync(join(folder, 'built.json'));
const readBuilt = (): BuildManifest => JSON.parse(readFileSync(join(folder, 'built.json'), 'utf8'));

/** The prerendered pages by path. */
function prerenderedPages() {
  const pages = join(folder, 'pages');
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return files.map((file) => ({
    path: `/${file.replace(/\.html$/, '')}`,
    html: readFileSync(join(pages, file), 'utf8'),
  }));
}

test.skipIf(!isBuilt)("the recorded hash is that of each rendered page's style element", () => {
  const { assets } = readBuilt();

  const pages = prerenderedPages();
  expect(pages.length).toBeGreaterThan(15);
  for (const { path, html } of pages) {
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
    const pattern = path === NOT_FOUND ? NOT_FOUND : (matchPath(path)?.pattern ?? '');
    expect(styles, path).toHaveLength(1);
    const hash = createHash('sha256')
      .update(styles[0] ?? '')
      .digest('base64');
    expect(assets[pattern]?.styleHash, path).toBe(`sha256-${hash}`);
  }
});

test.skipIf(!isBuilt)('no page has a style sheet twice or links one that blocks rendering', () => {
  const { template, assets, sheets } = readBuilt();

  expect(template).not.toContain('rel="stylesheet"');
  for (const [pattern, { styles }] of Object.entries(assets)) {
    expect(new Set(styles).size, pattern).toBe(styles.length);
    for (const file of styles) expect(sheets[file], `${pattern} ${file}`).toBeTruthy();
  }
});

test.skipIf(!isBuilt)('the preloaded fonts are those that every page uses', () => {
  const { template, assets, sheets } = readBuilt();
  const ahead = [...template.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, file]) => file ?? '');

  expect(ahead).toHaveLength(2);
  expect(Object.values(sheets).join('')).not.toContain('font-display:swap');
  for (const file of ahead) {
    for (const { styles } of Object.values(assets)) {
      expect(styles.some((sheet) => sheets[sheet]?.includes(`url(${file})`))).toBe(true);
    }
  }
});
