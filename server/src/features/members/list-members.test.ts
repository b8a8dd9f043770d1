import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { users } from '../accounts/index.ts';
import type { Member, MemberPage } from './contract.ts';

const at = '/api/church-admin/users';

async function setUp() {
  const test = await createTestApp();
  const church = await test.given.church();
  const browser = await test.as(await test.given.administrator({ church, name: 'Office', email: 'office@x.example' }));
  const list = async (query = '') => (await (await browser.get(`${at}${query}`)).json()) as MemberPage;
  const seen = (id: string, time: number) =>
    test.db.write(async (tx) => {
      await tx.update(users).set({ seenAt: time, lastLoginAt: time }).where(eq(users.id, id));
    });
  return { ...test, church, browser, list, seen };
}

test('the newest login comes first, people who never logged in last, and no other church’s people', async () => {
  const { given, church, list, seen, close } = await setUp();
  const [early, late] = [await given.person({ church }), await given.person({ church })];
  await given.person({ church: await given.church() });
  await given.person();
  await seen(early.id, 1_000);
  await seen(late.id, 2_000);

  const { users: page, nextCursor } = await list();

  expect(page.map(({ lastLogin }) => lastLogin)).toEqual([2_000, 1_000, null]);
  expect(page[0]).toEqual({
    id: late.id,
    name: late.name,
    email: late.email,
    role: 'Standard User',
    userStatus: 'active',
    createdAt: late.createdAt,
    lastLogin: 2_000,
    lastAppAccessed: null,
  });
  expect(nextCursor).toBeNull();
  await close();
});

test('paging by any step shows everyone once, in order', async () => {
  const { given, church, list, seen, close } = await setUp();
  for (let n = 0; n < 11; n++) await seen((await given.person({ church })).id, Math.floor(n / 3) * 1_000);

  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 13 }), async (limit) => {
      const all: Member[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: MemberPage = await list(`?limit=${limit}${cursor && `&cursor=${cursor}`}`);
        all.push(...page.users);
        cursor = page.nextCursor;
      }
      const inOne = (await list('?limit=100')).users;
      expect(all).toEqual(inOne);
      expect(all).toHaveLength(12);
    }),
    { numRuns: 13 },
  );
  await close();
});

test('the search finds parts of names and addresses whatever their case, and takes signs literally', async () => {
  const { given, church, list, close } = await setUp();
  await given.person({ church, name: 'Ægir Ólafsson', email: 'aegir@north.example' });
  await given.person({ church, name: 'Per 100%_Cent', email: 'per@north.example' });
  const found = async (search: string) =>
    (await list(`?search=${encodeURIComponent(search)}`)).users.map(({ name }) => name).sort();

  expect(await found('ólafs')).toEqual(['Ægir Ólafsson']);
  expect(await found(' NORTH.example ')).toEqual(['Per 100%_Cent', 'Ægir Ólafsson']);
  expect(await found('%_')).toEqual(['Per 100%_Cent']);
  expect(await found('_')).toEqual(['Per 100%_Cent']);
  expect(await found("' or 1=1 --")).toEqual([]);
  await close();
});

test('status and role narrow the list together', async () => {
  const { given, church, list, close } = await setUp();
  const wanted = await given.person({ church, role: 'Pastor', status: 'disabled' });
  await given.person({ church, role: 'Pastor' });
  await given.person({ church, status: 'disabled' });

  expect((await list('?role=Pastor&status=disabled')).users.map(({ id }) => id)).toEqual([wanted.id]);
  await close();
});

test.each(['?limit=0', '?limit=101', '?limit=ten', '?cursor=@@', '?cursor=MQ', '?status=gone', '?role=King'])(
  'a list asked for with %s is refused',
  async (query) => {
    const { browser, close } = await setUp();

    expect((await browser.get(`${at}${query}`)).status).toBe(400);
    await close();
  },
);

test('pending people are listed by the longest wait, and the counts add up', async () => {
  const { clock, given, church, browser, close } = await setUp();
  const first = await given.person({ church, status: 'pending' });
  clock.advance(1);
  const second = await given.person({ church, status: 'pending' });
  await given.person({ church, status: 'disabled' });
  await given.person({ church: await given.church(), status: 'pending' });

  const pending = (await (await browser.get(`${at}/pending`)).json()) as { users: Member[] };
  const numbers = await (await browser.get('/api/church-admin/analytics/users')).json();

  expect(pending.users.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(numbers).toEqual({ stats: { total: 4, active: 1, pending: 2, disabled: 1 } });
  await close();
});
