import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Programs that WordPress needs, and the Debian package of each. None of them starts a service. */
const programs = {
  '/usr/bin/php': 'php-cli',
  '/usr/sbin/mariadbd': 'mariadb-server-core',
};
/** PHP's way to the database, a file in its folder of settings. */
const databaseDriver = 'php-mysql';
/** WordPress itself and what its files link to. Only unpacked: installed, it would bring a web server along. */
const trees = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'php-getid3',
  'libjs-cropper',
  'libjs-prototype',
  'libjs-scriptaculous',
  'libjs-underscore',
];
// Another installation on this machine may be under way.
const patient = ['-o', 'DPkg::Lock::Timeout=120'];

/** Why WordPress cannot run on this machine; undefined when it can. Installs what is missing where that is allowed. */
export function installWordPress(): string | undefined {
  if (!existsSync('/usr/bin/apt-get')) return 'this machine has no Debian packages';
  const missing: string[] = Object.entries(programs)
    .filter(([file]) => !existsSync(file))
    .map(([, name]) => name);
  if (!speaksToDatabase()) missing.push(databaseDriver);
  const candidate = spawnSync('apt-cache', ['show', 'wordpress'], { stdio: 'ignore' });
  const isRoot = process.getuid?.() === 0;
  if ((missing.length > 0 || candidate.status !== 0) && !isRoot)
    return `only root may install ${[...missing, 'the list of packages'].join(', ')}`;
  if (candidate.status !== 0) apt('update', '-qq');
  if (missing.length > 0) {
    console.log(`Installing for the WordPress test: ${missing.join(' ')}`);
    const done = apt('install', '-y', '-qq', '--no-install-recommends', ...missing);
    if (done.status !== 0) return `apt-get could not install ${missing.join(', ')}: ${lastLine(done.stderr)}`;
  }
  return undefined;
}

/** Unpacks WordPress into a fresh folder and returns that. @throws when the packages cannot be had. */
export function unpackWordPress(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-wordpress-'));
  try {
    execFileSync('apt-get', [...patient, 'download', '-qq', ...trees], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb')))
      execFileSync('dpkg-deb', ['-x', file, 'tree'], { cwd: folder });
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function apt(...words: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', [...patient, ...words], { env, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
}

function speaksToDatabase(): boolean {
  return spawnSync('php', ['-r', 'exit(extension_loaded("mysqli") ? 0 : 1);']).status === 0;
}

function lastLine(text: string): string {
  return text.trim().split('\n').pop() ?? '';
}
