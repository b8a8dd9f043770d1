import type { Section } from '@lampstand/sdk/app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { builtInWriter } from '../../writing/index.ts';
import { churches } from '../churches/index.ts';
import { mintEmbedToken, tokenKey } from '../embeds/index.ts';

let at: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  at = await createTestApp({ writer: builtInWriter });
});
afterAll(() => at.close());

const input = {
  debts: [
    { name: 'Store card', type: 'store', balance: 68_000, apr: 29.99, minimum: 3_500 },
    { name: 'Loan', type: 'other', balance: 98_000, apr: 9.99, minimum: 3_500 },
  ],
  extra: 15_000,
  strategy: 'compare',
};

/** The sections of a debt plan as a church's visitor gets them. */
async function sectionsAt(church: string) {
  const claims = { church, app: 'debt-coach', aud: 'embed', ori: 'unknown' } as const;
  const answer = await at.app.request('/embed-api/runs', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${mintEmbedToken(tokenKey(at.deps), claims, at.clock.now())}`,
      accept: 'application/json',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ input }),
  });
  return ((await answer.json()) as { document: { sections: Section[] } }).document.sections;
}

test('a word to avoid leaves the prose of its church; headings, tables and other churches keep it', async () => {
  const { id } = await at.given.church({ slug: 'grace-chapel', name: 'Grace Chapel' });
  await at.given.church({ slug: 'hope-hall', name: 'Hope Hall' });
  const note = (sections: Section[]) => JSON.stringify(sections.find((section) => section.id === 'coaching'));
  const [, word = ''] = /[.!?] (?:\w+ )*?(\w{6,})/.exec(note(await sectionsAt('grace-chapel'))) ?? [];
  const avoid = `${word.toLowerCase()}\nsnowball`;
  await at.deps.db.write((tx) => tx.update(churches).set({ avoid }).where(eq(churches.id, id)));

  const [own, other] = [await sectionsAt('grace-chapel'), await sectionsAt('hope-hall')];

  expect(word).not.toBe('');
  expect(note(own)).not.toMatch(new RegExp(`\\b${word}\\b`, 'i'));
  expect(note(other)).toContain(word);
  expect(own.map(({ title }) => title)).toEqual(other.map(({ title }) => title));
  expect(JSON.stringify(own)).toContain('"Snowball"');
});
