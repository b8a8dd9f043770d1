import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterAll } from 'vitest';
import { type ProductAddress, runAdmin } from './product.ts';
import { startVisit } from './session.ts';
import { product } from './shared-product.ts';

export type Person = 'office' | 'member' | 'newcomer';

/** A church that one test file has for itself, with websites, a plan and people. */
export interface OwnChurch {
  /** The product it is in. */
  product: ProductAddress;
  slug: string;
  name: string;
  /** Where requests for care go. */
  care: string;
  /** A site of its own with the pages of the demo church's site, e.g. `/prayer.html`. */
  site: string;
  emailOf(person: Person): string;
  passwordOf(person: Person): string;
  /** Signs a person in, each time anew, and returns the session id. */
  signIn(person: Person): Promise<string>;
  setPlan(status: string): Promise<void>;
}

interface Options {
  name?: string;
  care?: string;
}

/**
 * Makes a church in the shared product. Writes rows of the database, because signing up takes three emails; the people
 * have the passwords of the demo people.
 */
export async function makeChurch({ name = 'Grace Chapel', care }: Options = {}): Promise<OwnChurch> {
  const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${randomBytes(4).toString('hex')}`;
  const careEmail = care ?? 'care@grace-chapel.example';
  copyDemoChurch(slug, name, careEmail);
  const { server, origin } = await startSite(slug);
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
  });
  return churchIn(product, { slug, name, care: careEmail, site: origin });
}

/** The demo church of a product that a file has for itself. */
export const demoChurchOf = (own: ProductAddress): OwnChurch =>
  churchIn(own, { slug: 'grace-chapel', name: 'Grace Chapel', care: 'care@grace-chapel.example', site: own.church });

function churchIn(product: ProductAddress, church: Pick<OwnChurch, 'slug' | 'name' | 'care' | 'site'>): OwnChurch {
  const { slug } = church;
  const emailOf = (person: Person) => `${person}@${slug}.example`;
  const accounts = readFileSync(join(product.dataDir, 'demo-accounts.txt'), 'utf8');
  const passwordOf = (person: Person) =>
    new RegExp(`^${person}@grace-chapel\\.example\\s+(\\S+)`, 'm').exec(accounts)?.[1] ?? '';
  return {
    ...{ product, ...church, emailOf, passwordOf },
    async signIn(person) {
      const visit = await startVisit(product);
      const answer = await visit.post('/api/auth/login', { email: emailOf(person), password: passwordOf(person) });
      if (!answer.ok) throw new Error(`${emailOf(person)} could not sign in: ${await answer.text()}`);
      return ((await answer.json()) as { sessionId: string }).sessionId;
    },
    setPlan: (status) => runAdmin(product, 'plan', slug, status),
  };
}

type Row = Record<string, string | number | null>;

function copyDemoChurch(slug: string, name: string, careEmail: string): void {
  const db = new SQLite(join(product.dataDir, 'lampstand.db'), { timeout: 20_000 });
  const copy = (table: string, where: string, change: (row: Row) => Row) => {
    for (const row of db.prepare(`select * from ${table} where ${where}`).all() as Row[]) {
      const changed = { ...row, ...change(row) };
      const columns = Object.keys(changed);
      const values = columns.map((column) => `@${column}`).join(', ');
      db.prepare(`insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')}) values (${values})`).run(
        changed,
      );
    }
  };
  const own = "church_id = (select id from church where slug = 'grace-chapel')";
  const renamed = (text: unknown) => String(text).replaceAll('grace-chapel.example', `${slug}.example`);
  try {
    db.transaction(() => {
      const label = `the care team at ${name}`;
      copy('church', "slug = 'grace-chapel'", () => ({
        ...{ id: slug, slug, name, care_label: label, care_email: careEmail },
      }));
      for (const table of ['embed_site', 'subscription']) copy(table, own, () => ({ church_id: slug }));
      copy('user', own, ({ id, email, search_text }) => ({
        ...{ id: `${slug}-${id}`, church_id: slug, email: renamed(email), search_text: renamed(search_text) },
      }));
    }).immediate();
  } finally {
    db.close();
  }
}

/** A copy of the demo church's site with another church in its script tags. */
async function startSite(slug: string): Promise<{ server: Server; origin: string }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(product.church + request.url);
    const headers = Object.fromEntries(
      ['content-type', 'content-security-policy', 'cache-control'].flatMap((name) => {
        const value = answer.headers.get(name);
        return value ? [[name, value]] : [];
      }),
    );
    response
      .writeHead(answer.status, headers)
      .end((await answer.text()).replaceAll('data-church="grace-chapel"', `data-church="${slug}"`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port.');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}
