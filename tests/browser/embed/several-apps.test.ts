import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChurchSite, line, startChurchSite } from '../../support/church-site.ts';
import { appFrames } from '../../support/embed-page.ts';
import { product } from '../../support/shared-product.ts';
import { openPage, visit } from '../../support/visit.ts';

let site: ChurchSite;
beforeAll(async () => {
  const prayer = line(product, 'grace-chapel', 'prayer-generator');
  site = await startChurchSite({ '/twice': `<main><h1>Prayer</h1>${prayer}<p>Between.</p>${prayer}</main>` });
});
afterAll(async () => {
  await site?.close();
});

const iframes = 'iframe[src*="/embed/"]';

test('two apps on one page work independently', async () => {
  const { page, problems, leave } = await visit('/week.html', { height: 2_400 });
  const [prayer, chat] = [page.frameLocator(iframes).nth(0), page.frameLocator(iframes).nth(1)];

  await prayer.getByLabel('What’s going on?').fill('My friend Sam has an interview on Friday.');
  await chat.getByRole('textbox', { name: 'Your question' }).fill('What does the Bible say about work?');
  await prayer.getByRole('button', { name: 'Write the prayer' }).click();
  await chat.getByRole('button', { name: 'Ask', exact: true }).click();

  await prayer.getByText('Your prayer is ready').waitFor();
  await chat.getByText('The answer is ready').waitFor();
  expect(await prayer.getByRole('region', { name: 'The prayer', exact: true }).innerText()).toContain('Sam');
  expect(await chat.locator('.verse').count()).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  await leave();
});

test('the script twice on a page gives two apps and loads the loader once', async () => {
  const loads: string[] = [];
  const { page, problems, leave } = await visit(`${site.origin}/twice`, {
    height: 2_400,
    before: async (fresh) => {
      fresh.on('request', (request) => request.url().endsWith('/embed.js') && loads.push(request.url()));
    },
  });
  await page.frameLocator(iframes).nth(1).locator('html[data-ready]').waitFor();

  expect(await page.locator(iframes).count()).toBe(2);
  expect(loads).toHaveLength(1);
  await page.frameLocator(iframes).nth(1).getByLabel('What’s going on?').fill('Only here.');
  expect(await page.frameLocator(iframes).nth(0).getByLabel('What’s going on?').inputValue()).toBe('');
  expect(problems).toEqual([]);
  await leave();
});

test('a page that swaps its content gets the new app and drops the old one', async () => {
  const { page, problems, leave } = await openPage('/news.html');
  await page.getByRole('heading', { name: 'The roof is dry' }).waitFor();
  expect(await page.locator(iframes).count()).toBe(0);

  for (const [link, button] of [
    ['Prayer', 'Write the prayer'],
    ['Money course', 'Work out the plan'],
    ['Prayer', 'Write the prayer'],
  ] as const) {
    await page.getByRole('navigation', { name: 'News' }).getByRole('link', { name: link }).click();
    await page.frameLocator(iframes).getByRole('button', { name: button }).waitFor();
    expect(await page.locator(iframes).count()).toBe(1);
  }
  await page.getByRole('link', { name: 'Letter' }).click();

  await page.getByRole('heading', { name: 'The roof is dry' }).waitFor();
  await expect.poll(() => appFrames(page).length).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});
