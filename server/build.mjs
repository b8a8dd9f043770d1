// Bundles each entry point of the server. Packages from npm stay outside; our own workspaces are built in.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const sources = [
  'demo/start',
  'main',
  'worker',
  'platform/db/backup-process',
  'understanding/encoder-worker',
  'commands/write-phrasings',
];
// One entry file; its name in `dist` says which command runs.
const commands = ['admin', 'backup', 'doctor', 'restore', 'scripture'];
const phrasings = join(here, 'dist/phrasings.bin');
const entryPoints = sources
  .map((name) => ({ in: join(here, 'src', `${name}.ts`), out: basename(name) }))
  .concat(commands.map((out) => ({ in: join(here, 'src/commands/main.ts'), out })));

// The frame is rendered with Preact on the server as in the browser.
const ours = {
  name: 'ours',
  setup({ onResolve }) {
    const reactInPreact = join(here, '../sdk/src/frame/react-in-preact/index.ts');
    onResolve({ filter: /^react$/ }, () => ({ path: reactInPreact }));
    onResolve({ filter: /^react\/jsx-(dev-)?runtime$/ }, () => ({ path: 'preact/jsx-runtime', external: true }));
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@lampstand/')) return undefined;
      return { path, external: true };
    });
  },
};

// Vectors of phrasings that have not changed are kept: a new one takes 7 ms.
const before = existsSync(phrasings) ? readFileSync(phrasings) : undefined;
rmSync(join(here, 'dist'), { recursive: true, force: true });
await build({
  entryPoints,
  outdir: join(here, 'dist'),
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  sourcemap: true,
  jsx: 'automatic',
  jsxImportSource: 'preact',
  plugins: [ours],
  logLevel: 'warning',
});
if (before) writeFileSync(phrasings, before);
execFileSync(process.execPath, [join(here, 'dist/write-phrasings.js')], { stdio: 'inherit' });
