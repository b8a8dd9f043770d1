import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChurchSite, startChurchSite } from '../../support/church-site.ts';
import { picture } from '../../support/picture.ts';
import { product } from '../../support/shared-product.ts';
import { openPage } from '../../support/visit.ts';

let site: ChurchSite;
beforeAll(async () => {
  const frame = `${product.origin}/embed/grace-chapel/prayer-generator`;
  site = await startChurchSite({
    '/': `<main><h1>Prayer</h1><iframe src="${frame}" title="Prayer" width="700" height="1100"></iframe></main>`,
  });
});
afterAll(async () => {
  await site?.close();
});

const runtime = /\/assets\/frame\/frame-[\w-]+\.js$/;
/** Holds back the runtime's file until `until` resolves. */
const held = (until: () => Promise<unknown>) => (page: Page) =>
  page.route(runtime, async (route) => {
    await until();
    await route.continue();
  });

test.concurrent('text typed before the runtime loads is kept and sent', async () => {
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page, app, problems, leave } = await openPage(`${site.origin}/`, {
    before: held(() => typed),
  });
  const situation = app.getByLabel('What’s going on?');

  await situation.fill('My aunt Carmen has surgery on Tuesday.');
  expect(await app.locator('html[data-ready]').count()).toBe(0);
  release();
  await app.locator('html[data-ready]').waitFor();

  expect(await situation.inputValue()).toBe('My aunt Carmen has surgery on Tuesday.');
  const counted = `${(await situation.inputValue()).length} of 4,000`;
  expect(await app.getByText(counted).count()).toBe(1);
  const [run] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/embed-api/runs')),
    app.getByRole('button', { name: 'Write the prayer' }).click(),
  ]);
  expect(run.postDataJSON()).toMatchObject({ input: { situation: 'My aunt Carmen has surgery on Tuesday.' } });
  expect(problems).toEqual([]);
  await leave();
});

test.concurrent('on a church page the loader waits for a slow runtime', async () => {
  const { page, app, problems, leave } = await openPage('/prayer.html', {
    before: held(() => wait(2_000)),
  });

  await page.locator('[role=status]').waitFor();
  await app.locator('html[data-ready]').waitFor();

  expect(await app.getByRole('button', { name: 'Write the prayer' }).isVisible()).toBe(true);
  expect(await page.locator('[role=status]').count()).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});

test.concurrent('a frame whose runtime never loads shows a link to the hosted page', async () => {
  const { page, app, leave } = await openPage(`${site.origin}/`, {
    before: (fresh) => fresh.route(runtime, (route) => route.abort()),
  });
  const link = app.locator('.late').getByRole('link', { name: 'Open full page' });
  await app.getByLabel('What’s going on?').fill('For my brother.');
  expect(await link.isVisible()).toBe(false);

  await link.waitFor();

  expect(await link.getAttribute('href')).toBe(`${product.origin}/a/grace-chapel/prayer-generator`);
  expect(await app.getByLabel('What’s going on?').inputValue()).toBe('For my brother.');
  await picture(page, 'late-frame-alone');
  await leave();
});

test.concurrent('on a church page, a runtime that never loads ends in a message with a working link', async () => {
  const { page, leave } = await openPage('/prayer.html', {
    before: (fresh) => fresh.route(runtime, (route) => route.abort()),
  });
  const link = page.getByRole('link', { name: 'Open full page: prayer generator' });
  await link.waitFor();
  await picture(page, 'late-in-church-page');
  await page.unroute(runtime);

  const [own] = await Promise.all([page.context().waitForEvent('page'), link.click()]);

  await own.frameLocator('iframe').getByRole('button', { name: 'Write the prayer' }).waitFor();
  expect(own.url()).toBe(`${product.origin}/a/grace-chapel/prayer-generator`);
  await leave();
});
