// npm run migration -w server [-- <name>]     writes the next migration from the tables, as STRICT
// npm run migration -w server -- --fresh      writes the first one anew (only while nothing is released)
// npm run migration -w server -- --custom x   an empty one to be written by hand
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, 'migrations');
const marker = '-- written by hand';
const files = () =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.sql'))
        .sort()
    : [];
const [first, second] = process.argv.slice(2);

if (first === '--fresh') fresh();
else if (first === '--custom') custom(second ?? 'by_hand', `${marker}\n`);
else generate(first ?? (files().length === 0 ? 'start' : 'change'));

function generate(name) {
  const before = new Set(files());
  drizzleKit(['generate', `--name=${name}`]);
  for (const file of files().filter((file) => !before.has(file))) {
    const path = join(folder, file);
    writeFileSync(path, strict(readFileSync(path, 'utf8')));
  }
}

// drizzle-kit never writes STRICT.
function strict(sql) {
  return sql.replace(/^(CREATE TABLE [\s\S]*?\n\));/gm, '$1 STRICT;');
}

function custom(name, sql) {
  drizzleKit(['generate', '--custom', `--name=${name}`]);
  const [created] = files().slice(-1);
  writeFileSync(join(folder, created), sql);
}

function fresh() {
  const byHand = files()
    .map((file) => ({ name: file.replace(/^\d+_|\.sql$/g, ''), sql: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ sql }) => sql.toLowerCase().startsWith(marker));
  rmSync(folder, { recursive: true, force: true });
  generate('start');
  for (const { name, sql } of byHand) custom(name, sql);
}

function drizzleKit(args) {
  const done = spawnSync('npx', ['drizzle-kit', ...args], { cwd: here, encoding: 'utf8' });
  const output = `${done.stdout}${done.stderr}`;
  if (done.status === 0 && !/error/i.test(output)) return;
  console.error(output);
  process.exit(1);
}
