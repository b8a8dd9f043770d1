import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { makeChurch, type OwnChurch } from '../../support/own-church.ts';
import { picture } from '../../support/picture.ts';
import { openAs, unexpected } from '../../support/portal-visit.ts';
import { obstacles } from '../../support/sound.ts';

const TAB = '/church-admin?tab=voice';

let church: OwnChurch;
beforeAll(async () => {
  church = await makeChurch();
});
const signIn = (address: string) => openAs(church, 'office', address);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function look(page: Page, name: string): Promise<void> {
  expect(await obstacles(page)).toEqual([]);
  await picture(page, `voice-${name}`);
}

test('an administrator sets the voice by keyboard, sees what is missing, and keeps unsaved changes', async () => {
  const { page, problems, leave } = await signIn(TAB);
  const adding = page.getByLabel('Words to avoid');
  const listed = page.getByRole('list', { name: 'Words your apps avoid' });
  await page.getByText('Saved and live.').waitFor();
  expect(await button(page, 'Save voice').isDisabled()).toBe(true);

  await page.getByRole('combobox', { name: 'Tradition' }).selectOption('baptist');
  await page.getByRole('radio', { name: /^Simple/ }).check();
  await adding.fill('Journey');
  await adding.press('Enter');
  await adding.fill('season of  life,');
  await adding.press('Enter');
  await button(page, 'Remove journey').click();
  expect(await adding.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await listed.getByRole('listitem').allTextContents()).toEqual(['season of life']);
  await page.getByRole('radio', { name: /^Our teaching first/ }).check();
  await look(page, 'settings');

  await button(page, 'Save voice').click();
  const teaching = page.getByLabel('What your church teaches');
  await page.getByText('Please write what your church teaches, or choose another option.').first().waitFor();
  expect(await teaching.evaluate((field) => field === document.activeElement)).toBe(true);
  await teaching.fill('We baptize those who believe.');

  await page.getByRole('tab', { name: 'Church Management' }).click();
  await page.getByRole('tab', { name: 'Voice' }).click();
  await page.getByText('Not saved.').waitFor();
  expect(await teaching.inputValue()).toBe('We baptize those who believe.');
  const asked = page.waitForEvent('dialog');
  // Playwright's own reload would wait for a page that never comes.
  await page.evaluate(() => void setTimeout(() => location.reload(), 0));
  await (await asked).dismiss();

  await button(page, 'Save voice').click();
  await page.getByText('Saved and live.').waitFor();
  await page.reload();
  await page.getByText('Saved and live.').waitFor();
  expect(await page.getByRole('combobox', { name: 'Tradition' }).inputValue()).toBe('baptist');
  expect(await listed.getByRole('listitem').allTextContents()).toEqual(['season of life']);
  expect(unexpected(problems)).toEqual([]);
  await leave();
});

test('the AI statement prints on one page, in English and in Spanish', async () => {
  const { page, problems, leave } = await signIn(`${TAB}&part=statement`);
  const sheet = page.getByRole('article');
  await sheet.getByText('World English Bible').waitFor();
  await look(page, 'statement');
  expect(await pages(page)).toBe(1);

  await page.getByRole('radio', { name: 'Español' }).check();
  await sheet.getByRole('heading', { name: 'Cómo usamos la IA' }).waitFor();

  expect(await sheet.getAttribute('lang')).toBe('es');
  expect(await pages(page)).toBe(1);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as text').click()]);
  expect(file.suggestedFilename()).toBe('como-usamos-la-ia.txt');
  expect(readFileSync(await file.path(), 'utf8')).toContain('La Biblia\nLos versículos se toman');
  expect(unexpected(problems)).toEqual([]);
  await leave();
});

/** Number of Letter pages when printed. */
async function pages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
