import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';

const built = new URL('../dist/embed.js', import.meta.url);
const source = existsSync(built) ? readFileSync(built, 'utf8') : '';

test.skipIf(!source)(
  'the built file stays within its budget: 2,900 bytes with brotli 11, served from a usual address',
  () => {
    const served = source.replaceAll('__LAMPSTAND_ORIGIN__', 'https://lampstand.example');

    const bytes = brotliCompressSync(served, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

    console.log(`embed.js: ${served.length} bytes minified, ${bytes} with brotli 11 (goal 2,400, limit 2,900)`);
    expect(bytes).toBeLessThanOrEqual(2_900);
  },
);

test.skipIf(!source)('the built file is one script without imports, eval, inline markup or storage', () => {
  expect(source).toContain('__LAMPSTAND_ORIGIN__');
  expect(source).not.toMatch(
    /\bimport\b|\beval\(|new Function|innerHTML|insertAdjacentHTML|document\.write|cookie|Storage\b|pushState/,
  );
});
