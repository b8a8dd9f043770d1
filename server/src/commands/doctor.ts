import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { overdueGuidance } from '../app-kit/index.ts';
import { overdueHelplines } from '../care/index.ts';
import { guidanceTables } from '../ministry-apps/guidance-tables.ts';
import { type Clock, dayOf } from '../platform/clock.ts';
import { openSqlite } from '../platform/db/sqlite.ts';
import type { Env } from '../platform/env.ts';
import { migrationsFolder, repositoryRoot } from '../platform/paths.ts';
import { databaseFindings } from './check-database.ts';
import { embeddingsFinding } from './check-embeddings.ts';
import { mailFinding, outboxFindings } from './check-mail.ts';
import { modelFinding } from './check-model.ts';
import type { Finding } from './finding.ts';

const marks = { ok: '  ok      ', warning: '  warning ', problem: '  PROBLEM ' };
const built = ['loader/dist/embed.js', 'sdk/dist/frame/assets.json'].map((file) => join(repositoryRoot, file));

/** Every finding about this installation, one per line. Changes nothing. */
export async function doctorReport(env: Env, clock: Clock): Promise<{ text: string; problems: boolean }> {
  const findings = [
    ...runDoctor(env, clock, { migrations: migrationsFolder, built }),
    ...(await Promise.all([mailFinding(env), modelFinding(env), embeddingsFinding(env)])),
    ...outboxFindings(env, clock),
  ];
  return {
    text: findings.map(({ state, text }) => `${marks[state]}${text}`).join('\n'),
    problems: findings.some(({ state }) => state === 'problem'),
  };
}

/** Checks the database, the texts, the built files and the helplines. Works beside a running server. */
export function runDoctor(env: Env, clock: Clock, paths: { migrations: string; built: readonly string[] }): Finding[] {
  return [
    ...databaseFindings(env, clock, paths.migrations),
    ...textsFinding(env),
    ...paths.built.map(builtFinding),
    ...helplineFindings(clock),
    ...guidanceFindings(clock),
  ];
}

/** Empty when the database cannot be read: another finding says so. */
function textsFinding({ DATA_DIR }: Env): Finding[] {
  const file = join(DATA_DIR, 'lampstand.db');
  try {
    const client = openSqlite(file, { readonly: true });
    const texts = client.prepare('select name from translation where imported_at is not null').pluck().all();
    client.close();
    const text =
      texts.length > 0
        ? `Bible translations: ${texts.join(', ')}. More: npm run scripture -- import.`
        : 'No Bible translation: references are checked, no verses are shown. To restore one: npm run scripture -- restore';
    return [{ state: 'ok', text }];
  } catch {
    return [];
  }
}

function builtFinding(file: string): Finding {
  return existsSync(file)
    ? { state: 'ok', text: `${file} is built.` }
    : { state: 'problem', text: `${file} is missing. Run npm run build.` };
}

function helplineFindings(clock: Clock): Finding[] {
  const overdue = overdueHelplines(new Date(clock.now()));
  if (overdue.length === 0) return [{ state: 'ok', text: 'Every helpline is within its review date.' }];
  return overdue.map(({ id, reviewBy }) => ({
    state: 'warning',
    text: `Helpline "${id}" is overdue for review since ${reviewBy}. Check the number, then update its date.`,
  }));
}

function guidanceFindings(clock: Clock): Finding[] {
  const today = dayOf(clock.now());
  const overdue = Object.entries(guidanceTables).flatMap(([app, table]) =>
    overdueGuidance(table, today).map((row) => ({ app, ...row })),
  );
  if (overdue.length === 0) return [{ state: 'ok', text: 'All guidance in the apps is within its review date.' }];
  return overdue.map(({ app, id, reviewBy, source }) => ({
    state: 'warning',
    text: `Guidance "${id}" of ${app} is overdue for review since ${reviewBy}. Check it against its source (${source}), then update its date.`,
  }));
}
