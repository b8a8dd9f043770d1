// The entry of `npm start`, `npm test` and their siblings on a machine that may have nothing installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Folders whose imports are checked against the table in .dependency-cruiser.mjs.
const walled = [
  'bench',
  'examples',
  'loader/src',
  'portal/build',
  'portal/src',
  'sdk/src',
  'server/src',
  'tests',
  'tools',
].filter((folder) => existsSync(folder));
const root = dirname(fileURLToPath(import.meta.url));
const task = process.argv[2] ?? 'start';
process.chdir(root);
process.env.TURBO_TELEMETRY_DISABLED = '1';
process.env.DO_NOT_TRACK = '1';

const inProduction = task === 'start' && process.env.NODE_ENV === 'production';

checkNode();
if (!inProduction) install();
const tasks = {
  start: () => {
    if (inProduction) return startBuilt();
    build();
    run('node', ['server/dist/start.js']);
  },
  dev: () => {
    build();
    run('node', ['dev.mjs']);
  },
  check: () => {
    run('npx', ['biome', 'ci', '.']);
    run('npx', ['turbo', 'run', 'typecheck', '--output-logs=errors-only']);
    run('npx', ['eslint', '.']);
    run('node', ['check-words.mjs']);
    run('npx', ['depcruise', '--config', '.dependency-cruiser.mjs', ...walled]);
    run('npx', ['knip']);
  },
  test: () => {
    build();
    run('npx', ['tsx', 'tests/support/run-all.ts']);
  },
  pictures: () => {
    build();
    process.env.PICTURES = '1';
    run('npx', ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...process.argv.slice(3)]);
  },
  bench: () => {
    build();
    run('npx', ['tsx', 'bench/bench.ts', ...process.argv.slice(3)]);
  },
  evaluate: () => {
    build();
    run('npx', ['tsx', 'bench/evaluate.ts', ...process.argv.slice(3)]);
  },
};
if (!(task in tasks)) stop(`Unknown task "${task}". There are: ${Object.keys(tasks).join(', ')}.`);
tasks[task]();

// A production install has no build tools and no demo.
function startBuilt() {
  if (!existsSync('server/dist/main.js'))
    stop('Lampstand is not built. Run `npm ci --include=dev && npm run build` first, then `npm start`.');
  run('node', ['server/dist/main.js']);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 14) || major > 22;
  if (!fits)
    stop(`Lampstand needs Node 20.19 or newer in the 20 line, or 22.14 and later. This is ${process.versions.node}.`);
}

// `npm ci` again only when the lock file changed since the last time.
function install() {
  const stamp = join('node_modules', '.lampstand-installed');
  const lock = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(process.versions.modules)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (!nativeModuleLoads()) checkToolchain();
  console.log('Installing what Lampstand is made of. The first time takes about two minutes.');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(stamp, lock);
}

function nativeModuleLoads() {
  try {
    createRequire(import.meta.url)('better-sqlite3')(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

// better-sqlite3 has no prebuilt binary for Node 20: it is compiled once.
function checkToolchain() {
  const missing = ['g++', 'make', 'python3'].filter((tool) => spawnSync(tool, ['--version']).error);
  if (missing.length === 0) return;
  const how =
    process.platform === 'darwin'
      ? 'xcode-select --install'
      : existsSync('/etc/debian_version')
        ? 'sudo apt-get install -y g++ make python3'
        : 'install g++, make and python3 with your package manager';
  stop(
    `The database driver is compiled on this machine, and ${missing.join(', ')} cannot be found. Run this once:\n\n  ${how}\n`,
  );
}

function build() {
  run('npx', ['turbo', 'run', 'build', '--output-logs=errors-only', '--log-prefix=none']);
}

function run(command, args) {
  const done = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.error) stop(`${command} could not be started: ${done.error.message}`);
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
