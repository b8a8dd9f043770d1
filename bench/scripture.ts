import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Product } from '../tests/support/product.ts';

/** A document of two thousand words: how long the check of its scripture takes beside drawing the same document as HTML. */
export async function benchScripture({ dataDir }: Product): Promise<void> {
  const file = fileURLToPath(new URL('./scripture-document.ts', import.meta.url));
  const TSX_TSCONFIG_PATH = fileURLToPath(new URL('../sdk/tsconfig.json', import.meta.url));
  const env = { ...process.env, NODE_ENV: 'production', TSX_TSCONFIG_PATH };
  const [code] = await once(fork(file, [dataDir], { env }), 'exit');
  if (code !== 0) throw new Error('The benchmark of scripture failed.');
}
