import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { builtInWriter } from '../../writing/index.ts';
import { churches } from '../churches/index.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';

let at: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  at = await createTestApp({ writer: builtInWriter });
  const church = await at.given.church({ slug: 'grace-chapel', name: 'Grace Chapel' });
  const avoid = 'snowball\nbottom';
  await at.deps.db.write((tx) => tx.update(churches).set({ avoid }).where(eq(churches.id, church.id)));
  await at.given.church({ slug: 'hope-hall', name: 'Hope Hall' });
});
afterEach(() => at.close());

const debts = [
  { name: 'Store card', type: 'store', balance: 68_000, apr: 29.99, minimum: 3_500 },
  { name: 'Loan', type: 'other', balance: 98_000, apr: 9.99, minimum: 3_500 },
];

/** The debt plan of a church's visitor, as it goes to the page. */
async function shownAt(church: string, name = 'Store card'): Promise<string> {
  const claims = { church, app: 'debt-coach', aud: 'embed', ori: 'unknown' } as const;
  const named = debts.map((debt, index) => (index === 0 ? { ...debt, name } : debt));
  const answer = await at.app.request('/embed-api/runs', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${mintEmbedToken(tokenKey(at.deps), claims, at.clock.now())}`,
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ input: { debts: named, extra: 15_000, strategy: 'compare' } }),
  });
  const { document } = await answer.json();
  const { sections } = document as { sections: { id: string }[] };
  // How the figures were made names the orders of paying; it is not worded by taste.
  return JSON.stringify(sections.filter(({ id }) => id !== 'basis' && id !== 'scripts' && id !== 'cautions'));
}

test('a word that a church avoids is in no table and no heading of its visitors, and another church keeps it', async () => {
  const [own, other] = [await shownAt('grace-chapel'), await shownAt('hope-hall')];

  expect(other).toContain('"Snowball"');
  expect(other).toContain('The bottom line');
  expect(own).toContain('Smallest balance first');
  expect(own).not.toContain('"Snowball"');
  expect(own).not.toContain('The bottom line');
});

test('a word that the visitor has typed comes back as it was typed', async () => {
  expect(await shownAt('grace-chapel', 'Snowball loan')).toContain('Snowball loan');
});

test('the page gets the same sections, and no mark of how they were made', async () => {
  const [own, other] = [await shownAt('grace-chapel'), await shownAt('hope-hall')];

  expect(own).not.toContain('"fixed"');
  expect(JSON.parse(own)).toHaveLength(JSON.parse(other).length);
});
