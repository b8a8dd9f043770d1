import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChurchSite, line, startChurchSite } from '../../support/church-site.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { product } from '../../support/shared-product.ts';
import { visit } from '../../support/visit.ts';

let site: ChurchSite;
beforeAll(async () => {
  site = await startChurchSite({ '/work': line(product, 'grace-chapel', 'resume-builder') });
});
afterAll(async () => {
  await site?.close();
});

test('a pasted resume is asked about, corrected, and saved as a Word file and a JSON Resume', async () => {
  const { page, app, problems, leave } = await visit(`${site.origin}/work`, { width: 390, height: 844 });
  await app.getByLabel('Which job do you want?').fill('Barista');
  await app.getByLabel('Your name').fill('Ana Ruiz');
  await app
    .getByLabel(/paste an old resume/)
    .fill('ana@ruiz.example\n\nEXPERIENCE\nBlue Cup - Barista\nJan 2020 to Present\n* I make 200 drinks a shift');
  await app.getByRole('button', { name: 'Build my resume' }).click();

  await app.getByText('We found one job in your text').waitFor();
  await app.locator('.ask').getByLabel('Company or group').fill('Blue Cup Coffee');
  await app.locator('.ask [type=submit]').click();

  await app.getByText('Blue Cup Coffee | Jan 2020 – Present').waitFor();
  await app.getByText('Make 200 drinks a shift').first().waitFor();
  const [word] = await Promise.all([
    page.waitForEvent('download'),
    app.getByRole('button', { name: 'Word file' }).click(),
  ]);
  expect(word.suggestedFilename()).toBe('ana-ruiz.docx');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    app.getByRole('button', { name: 'Save to a file' }).click(),
  ]);
  const file = JSON.parse(readFileSync(await saved.path(), 'utf8'));
  expect(file.work).toMatchObject([{ name: 'Blue Cup Coffee', position: 'Barista', startDate: '2020-01' }]);
  expect(file.meta.lampstand).toMatchObject({ app: 'resume-builder', records: { target: 'Barista' } });

  // On paper the resume is alone on its first page, without the line that says what wrote it.
  await page.emulateMedia({ media: 'print' });
  const onPaper = await app.locator('.doc').evaluate((doc) => ({
    asOf: getComputedStyle(doc.querySelector('.asof') as Element).display,
    breaks: [...doc.children].filter((part) => getComputedStyle(part).breakBefore === 'page').length,
  }));
  expect(onPaper).toEqual({ asOf: 'none', breaks: 1 });
  await page.emulateMedia({ media: null });

  expect(problems).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await leave();
});
