import type SQLite from 'better-sqlite3';
import { SqliteError } from 'better-sqlite3';
import { RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible';
import { damageOf } from './db/check-database.ts';
import { setAside } from './db/set-aside.ts';
import { openSqlite } from './db/sqlite.ts';
import { CannotOpenDatabase } from './db/sqlite-errors.ts';
import { damageIn } from './db/unusable-database.ts';
import { AppError } from './http/app-error.ts';
import type { LimitSettings, RateName } from './limit-defaults.ts';

const tables = `
  create table if not exists counter (key text primary key, points integer not null default 0, expire integer) strict;
  create index if not exists counter_expire_idx on counter (expire);
  create table if not exists used (key text primary key, expire integer not null) strict, without rowid;
  create index if not exists used_expire_idx on used (expire);
`;

/** Rate limits. Their own file survives a restart and keeps counting off the main write connection. */
export interface Limits {
  readonly settings: LimitSettings;
  /** Counts one. @throws AppError `limit_reached` with the seconds to wait when the limit is exceeded. */
  take(name: RateName, key: string): Promise<void>;
  /** Takes one off, e.g. after a successful sign-in. */
  refund(name: RateName, key: string): Promise<void>;
  /** Counts one and never refuses. Returns the used share of the limit: 1 is full, more is over. */
  count(name: RateName, key: string): Promise<number>;
  /** The used share of the limit, without counting. */
  fill(name: RateName, key: string): Promise<number>;
  /** Whether something is used for the first time until `until` (epoch ms). */
  isFirstUse(what: string, until: number): boolean;
  /** Deletes expired counters and those written while the clock was ahead; returns how many. */
  prune(now: number): number;
  close(): void;
}

/**
 * Opens or creates the file of counters. A damaged one is renamed, reported to `onSetAside` and replaced: counters are
 * not worth a server that does not start.
 */
export function openLimits(
  file: string,
  settings: LimitSettings,
  onSetAside: (files: string[]) => void = () => undefined,
): Limits {
  const client = openCounters(file, onSetAside);
  const storeClient = preparedOnce(client);
  const limiters = new Map<RateName, RateLimiterSQLite>();

  function limiter(name: RateName): RateLimiterSQLite {
    const known = limiters.get(name);
    if (known) return known;
    const { max, seconds } = settings.rates[name];
    const made = new RateLimiterSQLite({
      storeClient,
      storeType: 'better-sqlite3',
      tableName: 'counter',
      tableCreated: true,
      keyPrefix: name,
      points: max,
      duration: seconds,
    });
    limiters.set(name, made);
    return made;
  }

  // An end beyond the window of its counter was written while the clock was ahead. It would refuse until then.
  function dropFromTheFuture(name: RateName, key: string) {
    const latest = Date.now() + settings.rates[name].seconds * 1_000;
    const isAhead = storeClient.prepare('select 1 from counter where key = ? and expire > ?');
    const counter = limiter(name).getKey(key);
    if (isAhead.get(counter, latest)) storeClient.prepare('delete from counter where key = ?').run(counter);
  }

  const fullness = (name: RateName, count: number) => {
    const { max } = settings.rates[name];
    return max === 0 ? Number.POSITIVE_INFINITY : count / max;
  };

  return {
    settings,
    async take(name, key) {
      dropFromTheFuture(name, key);
      try {
        await limiter(name).consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw limitReached(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
      }
    },
    async refund(name, key) {
      dropFromTheFuture(name, key);
      await limiter(name).reward(key);
    },
    async count(name, key) {
      dropFromTheFuture(name, key);
      const { consumedPoints } = await limiter(name).penalty(key);
      return fullness(name, consumedPoints);
    },
    async fill(name, key) {
      dropFromTheFuture(name, key);
      const counter = await limiter(name).get(key);
      return fullness(name, counter?.consumedPoints ?? 0);
    },
    isFirstUse: (what, until) =>
      storeClient.prepare('insert or ignore into used (key, expire) values (?, ?)').run(what, until).changes === 1,
    prune(now) {
      const longest = Math.max(...Object.values(settings.rates).map(({ seconds }) => seconds * 1_000));
      const gone = ['counter', 'used'].map((name) =>
        client.prepare(`delete from ${name} where expire < ? or expire > ?`).run(now, now + longest),
      );
      return gone.reduce((sum, { changes }) => sum + changes, 0);
    },
    close: () => void client.close(),
  };
}

function openCounters(file: string, onSetAside: (files: string[]) => void): SQLite.Database {
  try {
    return openedCounters(file);
  } catch (error) {
    if (damageIn(error) === undefined) throw error;
    onSetAside(setAside(file, 'damaged', Date.now()));
    return openedCounters(file);
  }
}

function openedCounters(file: string): SQLite.Database {
  const client = openSqlite(file, { durable: false });
  try {
    const damage = damageOf(client);
    if (damage) throw new SqliteError(damage, 'SQLITE_CORRUPT');
    client.exec(tables);
    return client;
  } catch (error) {
    client.close();
    throw new CannotOpenDatabase(file, error);
  }
}

// The library prepares its statement and opens a transaction for each count. Ours is one prepared statement.
function preparedOnce(client: SQLite.Database) {
  const statements = new Map<string, SQLite.Statement>();
  return {
    transaction: <Work>(work: Work) => work,
    prepare(sql: string) {
      const statement = statements.get(sql) ?? client.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}

/** The error of a request over its limit. */
export function limitReached(retryAfterSeconds: number): AppError {
  const [many, en, es] =
    retryAfterSeconds < 90
      ? [retryAfterSeconds, 'second', 'segundo']
      : [Math.ceil(retryAfterSeconds / 60), 'minute', 'minuto'];
  const plural = many === 1 ? '' : 's';
  const said = {
    en: `Too many attempts. Please try again in ${many} ${en}${plural}.`,
    es: `Hizo muchos intentos seguidos. Inténtelo de nuevo en ${many} ${es}${plural}.`,
  };
  return new AppError('limit_reached', said, { retryAfterSeconds });
}
