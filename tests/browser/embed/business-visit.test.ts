import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChurchSite, line, startChurchSite } from '../../support/church-site.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { product } from '../../support/shared-product.ts';
import { visit } from '../../support/visit.ts';

let site: ChurchSite;
beforeAll(async () => {
  site = await startChurchSite({ '/ideas': line(product, 'grace-chapel', 'business-idea-generator') });
});
afterAll(() => site?.close());

test('a business of one’s own gets a worksheet, with the benefits that were ticked above it', async () => {
  const { page, app, problems, leave } = await visit(`${site.origin}/ideas`, { width: 390, height: 844 });
  await app.getByLabel('What can you do?').fill('I cook');
  await app.getByLabel('Hours a week').fill('10');
  await app.getByLabel('Money to start').fill('200');
  await app.getByText('Your own idea, what you have').click();
  await app.getByLabel('An idea you already have').fill('hot sauce');
  expect(await app.getByLabel('SNAP').isVisible()).toBe(false);
  await app.getByLabel('I get help that earning could change').check();
  await app.getByLabel('SNAP').check();
  await app.getByLabel('Goal a month').fill('500');
  await app.getByRole('button', { name: 'Find ideas' }).click();

  await app.getByRole('heading', { name: 'Your idea: hot sauce' }).waitFor();
  await app.getByText('About $120.00 to $180.00 less a month').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
  await leave();
});
