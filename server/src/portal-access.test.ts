import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userStatuses } from './features/accounts/contract.ts';
import type { User } from './features/accounts/index.ts';
import type { Church } from './features/churches/index.ts';
import { invitations } from './features/invitations/index.ts';
import { runMessages } from './features/runs/index.ts';
import { createTestApp } from './testing/create-test-app.ts';
import { type AccessRow, expected, portalAccess } from './testing/portal-access.ts';

const sourceFiles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$|^testing/.test(name))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
const plenty = Object.fromEntries(
  ['authPerIp', 'authPerIpHour', 'signInFailurePerPair', 'signInFailurePerEmail', 'accountMailPerEmail']
    .concat('invitationPerChurch', 'signInWhileGuessed', 'installationCheckPerChurch', 'contactPerIp', 'contactPerDay')
    .map((name) => [name, 100_000]),
);
let made = 0;
const refusals = new Set<string>();
let world: Awaited<ReturnType<typeof createTestApp>>;
let churches: { own: Church; other: Church };

beforeAll(async () => {
  world = await createTestApp({ env: { LIMITS: JSON.stringify(plenty) } });
  churches = { own: await world.given.church(), other: await world.given.church() };
  // A second administrator, so that no request fails because it concerns the last one.
  for (const church of Object.values(churches)) await world.given.administrator({ church });
});
afterAll(() => world.close());

test('every mounted route of the API has a row, and every row a route', () => {
  const mounted = world.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`);

  expect([...new Set(mounted)].sort()).toEqual(Object.keys(portalAccess).sort());
});

async function makeTarget(row: AccessRow, church: Church, person: User | null): Promise<string> {
  const { given, db, clock, deps } = world;
  switch (row.target) {
    case 'active member':
      return (await given.person({ church })).id;
    case 'waiting member':
      return (await given.person({ church, status: 'pending' })).id;
    case 'disabled member':
      return (await given.person({ church, status: 'disabled' })).id;
    case 'open invitation': {
      const values = { churchId: church.id, email: `i${++made}@x.example`, message: '', codeHash: `${made}` };
      const ends = { status: 'sent' as const, createdAt: clock.now(), expiresAt: clock.now() + 1_000 };
      return db.write(async (tx) => {
        const [row] = await tx
          .insert(invitations)
          .values({ ...values, ...ends })
          .returning();
        return row?.id ?? '';
      });
    }
    case 'own session': {
      if (!person) return 'nothing';
      return (await deps.sessions.issue({ userId: person.id, createdAt: clock.now(), device: 'Second' })).id;
    }
    case undefined:
      return '';
  }
}

/** A disabled person has no session; one that was left behind all the same must open nothing. */
async function ended({ id }: User) {
  const { token } = await world.deps.sessions.issue({
    userId: id,
    createdAt: world.clock.now(),
    device: 'Left behind',
  });
  return world.stale(token);
}

/** One cell of the matrix: a new person of this kind requests their own church's data or another church's. */
async function statusOf(
  route: string,
  row: AccessRow,
  role: keyof typeof expected.anybody,
  cell: [string, 'own' | 'other'],
) {
  const { given, as, stranger } = world;
  const [status, which] = cell;
  const person =
    role === 'anonymous'
      ? null
      : await given.person({
          role,
          status: status as User['status'],
          church: role === 'Super Admin' ? undefined : churches.own,
        });
  const browser = !person ? stranger() : person.status === 'disabled' ? await ended(person) : await as(person);
  const [method = '', path = ''] = route.split(' ');
  const target = await makeTarget(row, churches[which], person);
  const named = row.door === 'administrator' && (role === 'Super Admin' || (which === 'other' && !row.target));
  const query = [row.query ?? [], named ? `church=${churches[which].slug}` : []].flat().join('&');
  const address = `${path.replace(':id', target).replace(/:[a-zA-Z]+/, row.named ?? '')}?${query}`;
  const body = path.endsWith('/send') ? { email: `guest-${++made}@x.example` } : row.body;
  const res = await browser.send(method, address, body);
  if (res.status === 403) refusals.add(await res.text());
  return res.status;
}

describe.each(Object.entries(portalAccess))('%s', (route, row) => {
  const subjects = Object.entries(expected[row.door]) as [
    keyof typeof expected.anybody,
    (typeof expected)['anybody']['anonymous'],
  ][];
  test.each(subjects)('answers a %s as the table says', async (role, cells) => {
    const seen: Record<string, number> = {};
    const wanted: Record<string, number> = {};
    for (const status of userStatuses) {
      for (const which of ['own', 'other'] as const) {
        const cell = `${status} ${which}`;
        seen[cell] = await statusOf(route, row, role, [status, which]);
        wanted[cell] = cells[status][which] || row.ok;
      }
    }

    expect(seen).toEqual(wanted);
  });
});

// The specification's client takes any 403 with one of these words for a forgery refusal, and asks again.
test('no refusal but that of forgery speaks of csrf or token', () => {
  const named = sourceFiles.flatMap((text) =>
    [...text.matchAll(/(?:forbidden\(|'(?:forbidden|embed_paused)',)\s*(['`])(.*?)\1/gs)].map(([, , words]) => words),
  );

  const inFrames = Object.values(runMessages).flatMap(({ admission: { paused, tries, account } }) => [
    ...[paused, tries, account('Prayer Generator')],
  ]);

  expect(refusals.size).toBeGreaterThan(1);
  expect(named.length).toBeGreaterThan(4);
  expect([...refusals, ...named, ...inFrames].filter((words) => /csrf|token/i.test(words ?? ''))).toEqual([]);
});
