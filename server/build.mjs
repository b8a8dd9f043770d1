// Bundles each entry point of the server, and writes the vectors of the apps' phrasings.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

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

// Vectors of phrasings that have not changed are kept: a new one takes 7 ms.
const before = existsSync(phrasings) ? readFileSync(phrasings) : undefined;
rmSync(join(here, 'dist'), { recursive: true, force: true });
await bundle(entryPoints, join(here, 'dist'));
if (before) writeFileSync(phrasings, before);
execFileSync(process.execPath, [join(here, 'dist/write-phrasings.js')], { stdio: 'inherit' });
