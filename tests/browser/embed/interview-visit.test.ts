import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChurchSite, line, startChurchSite } from '../../support/church-site.ts';
import { product } from '../../support/shared-product.ts';
import { appObstacles } from '../../support/sound.ts';
import { visit } from '../../support/visit.ts';

let site: ChurchSite;
beforeAll(async () => {
  site = await startChurchSite({ '/interview': line(product, 'grace-chapel', 'interview-coach') });
});
afterAll(async () => {
  await site?.close();
});

test('a practice on a phone: points with quotations, a follow-up, two versions, and a summary to take along', async () => {
  const { page, app, problems, leave } = await visit(`${site.origin}/interview`, { width: 390, height: 844 });
  const answer = async (text: string) => {
    await app.getByLabel('Your answer').fill(text);
    await app.getByRole('button', { name: 'Send my answer' }).click();
    await app.locator('.thread[aria-busy=false]').waitFor();
  };
  await app.getByLabel('Which job is it for?').fill('Cashier at a grocery store');
  await app.getByRole('button', { name: 'Start', exact: true }).click();
  await app.getByText('Tell me about yourself.').first().waitFor();
  await answer('next');
  await answer('At Kroger last May the freezer broke. I moved forty boxes to the truck. I called the repair man.');
  await app.getByText(/^\d+ of \d+ points$/).waitFor();
  await app
    .getByText(/You said: “/)
    .first()
    .waitFor();
  expect(await appObstacles(page)).toEqual([]);
  await answer('In the end we lost only two boxes.');
  await answer(
    'At Kroger last May the freezer broke. It was up to me to save the food. I moved forty boxes to the truck and I called the repair man. In the end we lost only two boxes.',
  );
  await app.getByText(/points? more than before$/).waitFor();
  expect(await appObstacles(page)).toEqual([]);

  await app.getByRole('button', { name: 'Finish with my summary' }).click();

  await app.getByRole('heading', { name: 'Your practice' }).waitFor();
  await app.getByText('The day before and the day').click();
  for (const name of [/Spreadsheet/, /calendar/i]) {
    await app.getByRole('button', { name }).first().click();
    if (name.source === 'Spreadsheet') await app.locator('.acts .row button').first().click();
  }
  expect(await appObstacles(page)).toEqual([]);
  expect(problems).toEqual([]);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/end.png`, fullPage: true });
  await leave();
});
