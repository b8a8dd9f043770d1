import { expect, test } from 'vitest';
import { axeFindings } from '../../support/page-watch.ts';
import { picture } from '../../support/picture.ts';
import { product } from '../../support/shared-product.ts';
import { openPage, visit } from '../../support/visit.ts';

const hosted = () => `${product.origin}/a/grace-chapel/prayer-generator`;
test.each([390, 1280])('on its own page an app works at %i px, and axe finds nothing', async (width) => {
  const { page, app, problems, leave } = await visit(hosted(), { width });

  await app.getByLabel('What’s going on?').fill('Our son Luis has heart surgery on Saturday.');
  await app.getByRole('button', { name: 'Write the prayer' }).click();
  await app.getByText('Your prayer is ready').waitFor();

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(problems).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  if (width === 1280) await picture(page, 'hosted');
  await leave();
});

test('a one-minute prayer is printed on one sheet, with a heading of the first level', async () => {
  const { page, app, leave } = await visit(hosted());
  const pray = async (on: Pick<typeof app, 'getByLabel' | 'getByRole' | 'getByText'>) => {
    await on.getByLabel('What’s going on?').fill('My sister Ann starts a new job on Monday.');
    await on.getByRole('button', { name: 'Write the prayer' }).click();
    await on.getByText('Your prayer is ready').waitFor();
  };
  const printed = async () => {
    const file = (await page.pdf({ format: 'Letter', tagged: true })).toString('latin1');
    return { sheets: file.match(/\/Type \/Page\b/g)?.length, headings: file.match(/\/S \/H1\b/g)?.length };
  };

  await pray(app);
  // The browser's menu prints one line and no empty sheets.
  expect((await printed()).sheets).toBe(1);

  // As the app's own Print button does, on the document of the frame.
  await page.goto(`${product.origin}/embed/grace-chapel/prayer-generator`);
  await page.locator('html[data-ready]').waitFor();
  await pray(page);
  expect(await printed()).toEqual({ sheets: 1, headings: 1 });
  await leave();
});

test('the hosted page explains what happens to the text, and cannot be framed', async () => {
  const { page, leave } = await openPage(`${hosted()}#privacy`);

  expect(await page.getByRole('heading', { name: 'What happens to what you write' }).isVisible()).toBe(true);
  const answer = await page.request.get(hosted());
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer.headers()['set-cookie']).toBeUndefined();
  await leave();
});

test('an address without an app shows a message', async () => {
  const { page, leave } = await openPage(`${product.origin}/a/grace-chapel/no-such-app`);

  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('There’s no app at this address');
  expect(await axeFindings(page)).toEqual([]);
  await leave();
});
