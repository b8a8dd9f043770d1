import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { operatorActor } from '../audit/index.ts';
import { MAX_SITES } from './site-origin.ts';
import { addSite, removeSite, siteList } from './sites.ts';

let at: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  at = await createTestApp();
});
afterEach(() => at.close());

async function churchContext() {
  return { actor: operatorActor, church: await at.given.church(), now: () => at.clock.now() };
}
const origins = async (churchId: string) => (await siteList(at.db.read, churchId)).map(({ origin }) => origin);

test('a site is listed once, in one form, for its own church only', async () => {
  const [ctx, stranger] = [await churchContext(), await churchContext()];

  await at.db.write(async (tx) => {
    await addSite(tx, ctx, 'https://WWW.grace.example/');
    await addSite(tx, ctx, 'https://www.grace.example:443');
  });

  expect(await origins(ctx.church.id)).toEqual(['https://www.grace.example']);
  expect(await origins(stranger.church.id)).toEqual([]);
});

test('a church cannot take a site off the list of another church', async () => {
  const [ctx, stranger] = [await churchContext(), await churchContext()];
  await at.db.write((tx) => addSite(tx, ctx, 'https://www.grace.example'));

  await at.db.write((tx) => removeSite(tx, stranger, 'https://www.grace.example'));
  expect(await origins(ctx.church.id)).toHaveLength(1);

  await at.db.write((tx) => removeSite(tx, ctx, 'https://www.grace.example'));
  expect(await origins(ctx.church.id)).toHaveLength(0);
});

test('what is no origin is refused with a sentence, and the list has an end', async () => {
  const ctx = await churchContext();
  const add = (address: string) => at.db.write((tx) => addSite(tx, ctx, address));

  await expect(add('grace.example/prayer')).rejects.toMatchObject({ code: 'invalid_input', field: 'origin' });
  for (let made = 0; made < MAX_SITES; made += 1) await add(`https://site-${made}.example`);
  await expect(add('https://one-more.example')).rejects.toMatchObject({ code: 'conflict' });
});
