import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChurchSite, line, startChurchSite } from '../../support/church-site.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { product } from '../../support/shared-product.ts';
import { visit } from '../../support/visit.ts';

let site: ChurchSite;
beforeAll(async () => {
  site = await startChurchSite({ '/tech': line(product, 'grace-chapel', 'tech-helper') });
});
afterAll(async () => {
  await site?.close();
});

test('an older person is asked for the device once, gets cards, and a scam is stopped before any of them', async () => {
  const { page, app, problems, leave } = await visit(`${site.origin}/tech`, { width: 390, height: 844 });
  const wish = app.getByLabel('What do you want to do?');
  await wish.fill('the letters are too small');
  await app.getByLabel('Which device is it?').selectOption('unknown');
  await app.getByRole('button', { name: 'Show me the steps' }).click();
  await app.locator('.ask').getByLabel('iPad').check();
  await app.locator('.ask').getByRole('button').click();
  await app.getByRole('heading', { name: 'Make the words on the screen bigger' }).waitFor();

  await app.locator('.cards li').nth(3).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await app.getByRole('button', { name: 'Change what I wrote' }).click();
  await wish.fill('A man on the phone says I must download AnyDesk. How do I do that?');
  await app.getByRole('button', { name: 'Show me the steps' }).click();
  const stop = app.locator('.callout.urgent');
  await stop.waitFor();

  expect(await app.locator('.cards').count()).toBe(0);
  expect(await stop.getByRole('link', { name: /1-877-908-3360/ }).count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
  await leave();
});
