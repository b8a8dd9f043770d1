import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, type ProductAddress } from '../support/product.ts';
import { unpackWordPress } from './packages.ts';

const run = promisify(execFile);
const here = import.meta.dirname;
const plugin = join(here, '../../examples/wordpress/lampstand');

export type Role = 'administrator' | 'author';

/** A real WordPress with a database of its own, on a site of its own. */
export interface WordPress {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  /** Both people's password at the log-in. */
  password: string;
  /** Saves a post over REST as that person and answers with what WordPress kept, and where it is read. */
  publish(role: Role, content: string): Promise<{ kept: string; url: string }>;
  /** Asks WordPress' REST API as that person. @throws when it refuses. */
  rest<T>(role: Role, route: string, body?: object): Promise<T>;
  /** Runs PHP inside this WordPress and answers with what it printed. */
  php(code: string): Promise<string>;
  close(): Promise<void>;
}

/** Installs WordPress beside a running product; all its files are in one folder, removed at the end. */
export async function startWordPress(product: ProductAddress): Promise<WordPress> {
  const folder = unpackWordPress();
  const root = join(folder, 'tree/usr/share/wordpress');
  const children: ChildProcess[] = [];
  const close = async () => {
    for (const child of children.reverse()) await end(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const socket = join(folder, 'database.sock');
    writeFileSync(join(root, 'wp-config.php'), configuration(socket, origin));
    mkdirSync(join(root, 'wp-content/mu-plugins'));
    cpSync(join(here, 'local-server.php'), join(root, 'wp-content/mu-plugins/local-server.php'));
    cpSync(plugin, join(root, 'wp-content/plugins/lampstand'), { recursive: true });
    const env = { ...process.env, LAMPSTAND_PORT: new URL(product.origin).port, PHP_CLI_SERVER_WORKERS: '4' };
    const settings = ['-d', 'memory_limit=256M', '-d', 'opcache.enable_cli=1', '-d', 'display_errors=0'];

    children.push(await startDatabase(folder, socket));
    const { stdout } = await run('php', [...settings, join(here, 'set-up.php'), root], { env });
    const people: { password: string; application: Record<Role, string> } = JSON.parse(stdout);
    children.push(
      spawn('php', [...settings, '-S', `127.0.0.1:${port}`, '-t', root], { env, stdio: 'ignore', detached: true }),
    );
    await answers(`${origin}/wp-login.php`);

    const rest = async <T>(role: Role, route: string, body?: object): Promise<T> => {
      const answer = await fetch(`${origin}/?rest_route=${route}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Basic ${Buffer.from(`${role}:${people.application[role]}`).toString('base64')}`,
          'content-type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${route} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as T;
    };
    return {
      origin,
      password: people.password,
      rest,
      async publish(role, content) {
        const post = { title: 'Apps', status: 'publish', content };
        const saved = await rest<{ link: string; content: { raw: string } }>(role, '/wp/v2/posts', post);
        return { kept: saved.content.raw, url: saved.link };
      },
      async php(code) {
        const ask = `require '${root}/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${code}`;
        return (await run('php', [...settings, '-r', ask], { env })).stdout;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** No request leaves this machine, nothing updates itself, and an error stops the page instead of being passed over. */
function configuration(socket: string, origin: string): string {
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_HOME: origin,
    WP_SITEURL: origin,
    AUTH_KEY: randomBytes(32).toString('hex'),
    SECURE_AUTH_KEY: randomBytes(32).toString('hex'),
    LOGGED_IN_KEY: randomBytes(32).toString('hex'),
    NONCE_KEY: randomBytes(32).toString('hex'),
    WP_ENVIRONMENT_TYPE: 'local',
    WP_HTTP_BLOCK_EXTERNAL: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    DISABLE_WP_CRON: true,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: true,
    CONCATENATE_SCRIPTS: false,
  };
  const defined = Object.entries(constants).map(([name, value]) => `define( '${name}', ${JSON.stringify(value)} );`);
  return `<?php
${defined.join('\n')}
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;
}

/** A database without accounts: its socket is in a folder that only this user can enter. */
async function startDatabase(folder: string, socket: string): Promise<ChildProcess> {
  const data = join(folder, 'database');
  mkdirSync(join(data, 'wordpress'), { recursive: true });
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const child = spawn(
    '/usr/sbin/mariadbd',
    ['--no-defaults', ...user, `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', '--skip-grant-tables'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (bytes) => (said += bytes));
  for (let tries = 0; tries < 300 && !said.includes('ready for connections'); tries++) {
    if (child.exitCode !== null) throw new Error(`The database stopped while starting:\n${said}`);
    await wait(100);
  }
  return child;
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await wait(100);
  }
  throw new Error('WordPress did not answer within 30 s.');
}

// PHP's server has workers, which are ended with their group.
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit');
  if (child.spawnargs.includes('-S')) process.kill(-child.pid, 'SIGTERM');
  else child.kill('SIGTERM');
  await gone;
}
