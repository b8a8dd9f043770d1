import { expect, test } from 'vitest';
import { makeChurch } from '../../support/own-church.ts';
import { openAs } from '../../support/portal-visit.ts';
import { product } from '../../support/shared-product.ts';
import { obstacles } from '../../support/sound.ts';

/** A visitor of the church's pages asks for a prayer. */
async function pray(church: string, situation: string): Promise<void> {
  const opened = await (await fetch(`${product.origin}/embed/${church}/prayer-generator`)).text();
  const token = /"token":"([^"]+)"/.exec(opened)?.[1];
  const how = { purpose: 'personal', voice: 'I', length: '60', style: 'plain', address: 'God', ending: 'fitting' };
  const res = await fetch(`${product.origin}/embed-api/runs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ input: { ...how, situation } }),
  });
  expect(res.status).toBe(200);
  await res.text();
}

test('the trust tab counts help shown and writers used, until the church keeps no counts', async () => {
  const church = await makeChurch();
  await pray(church.slug, 'I want to end my life tonight.');
  await pray(church.slug, 'My grandmother turns ninety.');
  const { page, problems, leave } = await openAs(church, 'office', '/church-admin?tab=trust');

  const help = page.getByRole('region', { name: 'helplines were shown' });
  await help.getByText('1', { exact: true }).first().waitFor();
  await page.getByRole('row', { name: /Written without AI Prayer Generator None needed/ }).waitFor();
  expect(await obstacles(page)).toEqual([]);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 680, height: 900 });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  expect(await page.getByRole('table').evaluate((table) => getComputedStyle(table).display)).toBe('table');
  expect(await page.getByText(/^From \w+ \d+, \d{4} to \w+ \d+, \d{4}\.$/).isVisible()).toBe(true);
  expect(await page.getByText('How long counts are kept').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  await page.getByRole('radio', { name: /Nothing/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog', { name: 'Delete all counts?' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Nothing is counted' }).waitFor();
  expect(await help.count()).toBe(0);
  expect(await page.getByRole('radio', { name: /Nothing/ }).isChecked()).toBe(true);
  expect(problems).toEqual([]);
  await leave();
});
