import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';

const DAY = 86_400_000;
const NEIGHBOUR = 'bench-neighbour';

/**
 * Adds people to the demo church of a stopped server, and among them, as they would sign up over the years, those of
 * a church next door. Straight into the file: through the API a million would take days.
 */
export function seedMembers(dataDir: string, own: number, nextDoor: number): void {
  const db = new SQLite(join(dataDir, 'lampstand.db'));
  for (const setting of ['journal_mode = OFF', 'synchronous = OFF', 'temp_store = MEMORY']) db.pragma(setting);
  db.pragma('cache_size = -400000');
  const church = db.prepare<[], { id: string }>("select id from church where slug = 'grace-chapel'").get();
  if (!church) throw new Error('The demo church is not there.');
  const add = db.prepare(memberSql);
  db.transaction(() => {
    // Made anew at the end: sorting a million keys once takes a fraction of placing them one by one.
    const indexes = db.prepare<[], { name: string; sql: string }>(indexSql).all();
    for (const { name } of indexes) db.exec(`drop index "${name}"`);
    db.prepare(neighbourSql).run({ id: NEIGHBOUR, from: church.id });
    for (let n = 0, neighbours = 0; n < own; n++) {
      add.run(memberRow(n, church.id, n + neighbours));
      for (const until = (nextDoor * (n + 1)) / own; neighbours < until; neighbours++) {
        add.run(memberRow(neighbours, NEIGHBOUR, n + neighbours));
      }
    }
    for (const { sql } of indexes) db.exec(sql);
  })();
  db.close();
}

const indexSql = "select name, sql from sqlite_master where type = 'index' and tbl_name = 'user' and sql is not null";

const neighbourSql = `insert into church (id, slug, name, tradition, translation, created_at)
  select @id, 'next-door', 'Next Door', tradition, translation, created_at from church where id = @from`;

const memberSql = `insert into user (id, email, name, first_name, last_name, search_text, password_hash, role, status,
    church_id, email_verified_at, church_ministry_description, notification_settings, privacy_settings,
    last_login_at, seen_at, created_at)
  values (@id, @email, @name, 'Member', @number, @search, @hash, 'Standard User', @status,
    @church, @time, '', '{"emailNotifications":true,"smsNotifications":false,"pushNotifications":false,"weeklyDigest":false}',
    '{"showEmail":false,"showPhone":false,"showToPublic":false}', @seen, @seen, @time)`;

/** Number `n` of a church; `place` (from 0) is its turn among everyone in the database. */
function memberRow(n: number, church: string, place: number) {
  const number = String(n).padStart(7, '0');
  const name = `Member ${number}`;
  const email = `member-${number}@${church}.example`;
  const time = Date.now() - 900 * DAY + place;
  return {
    // In order like the product's own ids, so that rows are in the file in the order of creation.
    id: `${time.toString(16).padStart(12, '0')}-${randomBytes(11).toString('hex')}`,
    ...{ email, name, number, church, time },
    search: `${name} ${email}`.toLowerCase(),
    hash: `$argon2id$v=19$m=47104,t=2,p=1$${'s'.repeat(22)}$${'h'.repeat(43)}`,
    status: n % 20 === 0 ? 'pending' : n % 20 === 1 ? 'disabled' : 'active',
    seen: time + Math.floor(Math.random() * 890 * DAY),
  };
}
