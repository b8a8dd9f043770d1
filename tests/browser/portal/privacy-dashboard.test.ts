import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { makeChurch, type OwnChurch, type Person } from '../../support/own-church.ts';
import { picture } from '../../support/picture.ts';
import { openAs, openPortal, unexpected } from '../../support/portal-visit.ts';
import { product } from '../../support/shared-product.ts';
import { obstacles } from '../../support/sound.ts';

let church: OwnChurch;
beforeAll(async () => {
  church = await makeChurch();
});

async function signedIn(person: Person) {
  const visit = await openAs(church, person, '/privacy-dashboard');
  await visit.page.getByRole('button', { name: 'Download everything' }).waitFor();
  return visit;
}

test('a visitor sees what the browser stores, deletes it, and gets the cookie banner again', async () => {
  const { page, problems, leave } = await openPortal('/login', { unasked: true });
  await page.getByRole('button', { name: 'Essential Only' }).click();
  await page.evaluate(() => {
    sessionStorage.setItem('of-an-extension', '1');
    document.cookie = 'of-something-else=1; path=/';
  });
  await page.goto(`${product.origin}/privacy-dashboard`);
  const held = page.getByRole('region', { name: 'In this browser' }).getByRole('listitem');

  await page.getByText('You’re not logged in').waitFor();
  await held.first().waitFor();
  expect(await held.count()).toBe(3);
  await page.getByRole('button', { name: 'Delete: of-something-else' }).click();
  expect(await held.count()).toBe(2);
  await page.getByRole('button', { name: 'Delete everything…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();

  await page.getByText('Nothing is stored in this browser.').waitFor();
  await page.getByRole('region', { name: 'Cookies' }).waitFor();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  expect(unexpected(problems)).toEqual([]);
  await leave();
});

test('a person sees what the server stores and downloads it as a dated file', async () => {
  const { page, problems, leave } = await signedIn('office');
  expect(await obstacles(page)).toEqual([]);
  await picture(page, 'privacy-dashboard');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ]);

  expect(download.suggestedFilename()).toMatch(/^lampstand-data-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(file).toMatchObject({ account: { email: church.emailOf('office') }, church: { name: 'Grace Chapel' } });
  expect(JSON.stringify(file)).not.toContain(church.emailOf('member'));
  expect(problems).toEqual([]);
  await leave();
});

test('deleting the stored login ends the session on the server', async () => {
  const { page, leave } = await signedIn('office');
  const sessionId = await page.evaluate(() => localStorage.getItem('sessionId'));

  await page.getByRole('button', { name: 'Log out: sessionId' }).click();
  await page.getByText('You’re not logged in').waitFor();

  const answer = await fetch(`${product.origin}/api/user/export`, {
    headers: { authorization: `Bearer ${sessionId}` },
  });
  expect(answer.status).toBe(401);
  await leave();
});

test('a member deletes the account after a confirmation; the last administrator cannot', async () => {
  const office = await signedIn('office');
  await office.page.getByRole('button', { name: 'Delete my account…' }).click();
  await office.page.getByRole('button', { name: 'Cancel my account' }).click();
  await office.page.getByText('Failed to cancel account').first().waitFor();
  await office.leave();

  const { page, leave } = await signedIn('member');
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  await page.getByRole('button', { name: 'Cancel my account' }).click();

  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toBeNull();
  await leave();
});
