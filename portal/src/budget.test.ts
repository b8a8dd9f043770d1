import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { BuildManifest } from './lib/build-manifest.ts';

const folder = join(import.meta.dirname, '../dist');
const record = join(folder, 'render/built.json');
const loader = join(import.meta.dirname, '../../loader/dist/embed.js');
const isBuilt = existsSync(record) && existsSync(loader);
const GOAL = 90 * 1024;
const MOST = 100_000;

/** Our scripts that the browser loads for a page before any interaction. */
function scriptsOf(page: string): string[] {
  const { template, assets }: BuildManifest = JSON.parse(readFileSync(record, 'utf8'));
  const own = assets[page];
  if (!own) throw new Error(`The build does not know the page ${page}.`);
  const always = [...template.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file ?? '');
  return [...[...new Set([...always, ...own.scripts])].map((file) => join(folder, file)), loader];
}

const sizes = new Map<string, number>();
function compressed(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

test
  .skipIf(!isBuilt)
  .each([
    '/',
    '/pricing',
    '/contact',
    '/apps',
    '/apps/:appId',
    '/blog',
    '/blog/:slug',
    '/help',
    '/docs/:guide',
    '/privacy-policy',
    '/login',
    '/signup',
  ])('the scripts of %s stay within the budget', (page) => {
  const files = scriptsOf(page);
  const bytes = files.reduce((sum, file) => sum + compressed(file), 0);

  console.info(`portal ${page}: ${bytes} B in ${files.length} scripts (goal ${GOAL}, fails above ${MOST})`);
  expect(files.length).toBeGreaterThan(2);
  expect(bytes).toBeLessThanOrEqual(MOST);
});
