import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';
import type { Role, UserStatus } from '../features/accounts/contract.ts';
import { createAccount, findUserByEmail } from '../features/accounts/index.ts';
import { operatorActor, recordAudit } from '../features/audit/index.ts';
import { type Church, findChurchBySlug } from '../features/churches/index.ts';

interface DemoAccount {
  name: string;
  email: string;
  role: Role;
  status: UserStatus;
  /** Belongs to no church. */
  alone?: true;
}

const demoAccounts: readonly DemoAccount[] = [
  { name: 'Church Office', email: 'office@grace-chapel.example', role: 'Church Administrator', status: 'active' },
  { name: 'Member', email: 'member@grace-chapel.example', role: 'Standard User', status: 'active' },
  { name: 'Newcomer', email: 'newcomer@grace-chapel.example', role: 'Standard User', status: 'pending' },
  { name: 'Platform Staff', email: 'staff@lampstand.example', role: 'Super Admin', status: 'active', alone: true },
];

/**
 * Creates the missing demo accounts with random passwords and returns one line for each account. The lines are saved in
 * DATA_DIR/demo-accounts.txt, readable by its owner only. Development only.
 */
export async function seedDemoAccounts(deps: Deps, slug: string): Promise<string[]> {
  const church = await findChurchBySlug(deps.db.read, slug);
  if (!church) throw new Error(`The demo church ${slug} is made before its people.`);
  const file = join(deps.env.DATA_DIR, 'demo-accounts.txt');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  for (const account of demoAccounts) {
    if (await findUserByEmail(deps.db.read, account.email)) continue;
    const password = randomBytes(9).toString('base64url');
    const kept = lines.findIndex((line) => line.startsWith(account.email));
    lines.splice(kept < 0 ? lines.length : kept, kept < 0 ? 0 : 1, lineOf(account, password));
    // The file first: an extra line is better than an account whose password is lost.
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    await makeAccount(deps, church, account, password);
  }
  return lines;
}

async function makeAccount({ db, clock, passwords }: Deps, church: Church, account: DemoAccount, password: string) {
  const { name, email, role, status, alone } = account;
  const passwordHash = await passwords.hash(password);
  const now = clock.now();
  const churchId = alone ? null : church.id;
  await db.write(async (tx) => {
    const made = await createAccount(tx, now, {
      ...{ name, email, role, status, churchId, passwordHash },
      emailVerifiedAt: now,
    });
    if (made) await recordAudit(tx, { actor: operatorActor, now: () => now }, 'account.demo', made.id);
  });
}

function lineOf({ email, role, status }: DemoAccount, password: string): string {
  return `${email.padEnd(32)}${password.padEnd(16)}${role}${status === 'pending' ? ', not approved yet' : ''}`;
}
