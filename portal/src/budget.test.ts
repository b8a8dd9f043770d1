import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../dist');
const built = existsSync(join(folder, 'index.html'));
const GOAL = 90 * 1024;
const MOST = 100_000;

/** Every script that the browser fetches for a page before anybody touches it: the entry, what it names, and the page's own. */
function scriptsOf(page: string): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
  const source = readFileSync(join(folder, entry), 'utf8');
  const names = [...source.matchAll(/assets\/portal\/[\w.-]+\.js/g)].map(([name]) => `/${name}`);
  const own = names.find((name) => name.includes(`/${page}-`));
  if (!own) throw new Error(`The entry does not know the page ${page}.`);
  return [...reachable([entry, own])];
}

/** A file and everything it imports when it is loaded; what it imports on need is left out. */
function reachable(files: string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = readFileSync(join(folder, file), 'utf8');
    const imports = [...source.matchAll(/(?:from|import)\s*"(\.\/[\w.-]+\.js)"/g)].map(([, name]) =>
      join(file, '..', name ?? ''),
    );
    reachable(imports, seen);
  }
  return seen;
}

test.skipIf(!built).each(['home-page', 'login-page', 'signup-page'])(
  'the scripts of the %s stay within the budget',
  (page) => {
    const files = scriptsOf(page);
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);

    console.info(`portal ${page}: ${bytes} B in ${files.length} scripts (goal ${GOAL}, fails above ${MOST})`);
    expect(files.length).toBeGreaterThan(2);
    expect(bytes).toBeLessThanOrEqual(MOST);
  },
);
