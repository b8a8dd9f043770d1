import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChurchSite, line, startChurchSite } from '../../support/church-site.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { product } from '../../support/shared-product.ts';
import { visit } from '../../support/visit.ts';

let site: ChurchSite;
beforeAll(async () => {
  site = await startChurchSite({ '/food': line(product, 'grace-chapel', 'food-preservation') });
});
afterAll(() => site?.close());

test('each question of the Food Storage Guide has its own few fields, and a list of food is saved as a file', async () => {
  const { page, app, problems, leave } = await visit(`${site.origin}/food`, { width: 390, height: 844 });
  await app.getByRole('button', { name: 'Rice left out all night' }).click();
  await app.getByRole('button', { name: 'Get the answer' }).click();
  await app.getByRole('heading', { name: 'Cooked rice: throw it out' }).waitFor();
  expect(await app.getByRole('link', { name: 'Call 211' }).count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);

  await app.getByRole('button', { name: 'Change what I entered' }).click();
  await app.getByLabel('What do you want to know?').selectOption('inventory');
  await app.getByLabel('Food', { exact: true }).fill('Ground beef');
  await app.getByLabel('Kept in').selectOption('freezer');
  expect(await app.getByLabel('Which food?').isVisible()).toBe(false);
  await app.getByRole('button', { name: 'Get the answer' }).click();
  await app.getByRole('heading', { name: 'What to eat first' }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    app.getByRole('button', { name: 'Save to a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('food-list.json');
  expect(problems).toEqual([]);
  await leave();
});
