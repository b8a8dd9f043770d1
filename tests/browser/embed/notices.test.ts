import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChurchSite, line, startChurchSite } from '../../support/church-site.ts';
import { unbuiltApp } from '../../support/finished-apps.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { picture } from '../../support/picture.ts';
import { product } from '../../support/shared-product.ts';
import { visit } from '../../support/visit.ts';

/** A site that Grace Chapel has not listed; our Chromium finds every `.example` host on this machine. */
const stranger = 'www.somewhere-else.example';
let site: ChurchSite;
beforeAll(async () => {
  site = await startChurchSite({
    '/listed': `<main><h1>Prayer</h1>${line(product, 'grace-chapel', 'prayer-generator')}</main>`,
    '/no-such-church': `<main><h1>Prayer</h1>${line(product, 'no-such-church', 'prayer-generator')}</main>`,
    '/no-such-app': `<main><h1>Prayer</h1>${line(product, 'grace-chapel', 'no-such-app')}</main>`,
    '/not-built': `<main><h1>Prayer</h1>${line(product, 'grace-chapel', unbuiltApp ?? '')}</main>`,
  });
});
afterAll(async () => {
  await site?.close();
});

test('a website that the church has not listed shows an explanation with its address, and no form', async () => {
  const { page, app, leave } = await visit(`http://${stranger}:${site.port}/listed`);

  expect(await app.getByRole('heading', { level: 1 }).innerText()).toBe(
    'Prayer Generator isn’t set up for this website',
  );
  expect(await app.locator('body').innerText()).toContain(
    `add http://${stranger}:${site.port} to the allowed websites`,
  );
  expect(await app.locator('form, input, textarea, button').count()).toBe(0);
  expect(await app.getByRole('link', { name: 'Open full page' }).getAttribute('href')).toBe(
    `${product.origin}/a/grace-chapel/prayer-generator`,
  );
  await picture(page, 'notice-wrong-site');
  expect(await axeFindings(page)).toEqual([]);
  await leave();
});

test('the same page on a listed website shows the app', async () => {
  const { app, problems, leave } = await visit(`${site.origin}/listed`);

  expect(await app.getByRole('button', { name: 'Write the prayer' }).isVisible()).toBe(true);
  expect(problems).toEqual([]);
  await leave();
});

test.each([
  ['an unknown church', '/no-such-church', 'There’s no app at this address'],
  ['an unknown app', '/no-such-app', 'There’s no app at this address'],
  ['an app that is not built yet', '/not-built', / is coming soon$/],
])('%s shows a plain message with a helpline', async (_what, path, heading) => {
  const { page, app, leave } = await visit(site.origin + path);

  expect(await app.getByRole('heading', { level: 1 }).innerText()).toMatch(heading);
  expect(await app.locator('form, input, textarea, button').count()).toBe(0);
  expect(await app.locator('a[href="tel:988"]').count()).toBe(1);
  await picture(page, `notice${path.replace('/', '-')}`);
  expect(await axeFindings(page)).toEqual([]);
  await leave();
});
