import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChurchSite, line, startChurchSite } from '../../support/church-site.ts';
import { makeChurch, type OwnChurch } from '../../support/own-church.ts';
import { axeFindings } from '../../support/page-watch.ts';
import { picture } from '../../support/picture.ts';
import { lookAt, openAs, tooWide } from '../../support/portal-visit.ts';
import { product } from '../../support/shared-product.ts';
import { openPage, visit } from '../../support/visit.ts';

let church: OwnChurch;
let site: ChurchSite;
beforeAll(async () => {
  church = await makeChurch();
  site = await startChurchSite({ '/pray': line(product, church.slug, 'prayer-generator') });
});
afterAll(async () => {
  await site?.close();
});

/** The church administrator on one section of the Website Integration tab. */
const office = (part: 'appearance' | 'sites' | 'usage', look = {}, more = '') =>
  openAs(church, 'office', `/church-admin?tab=website&part=${part}${more}`, look);
const churchPage = () => visit(`${site.origin}/pray`);
const button = (app: FrameLocator) => app.getByRole('button', { name: 'Write the prayer' });
const ground = (app: FrameLocator) => button(app).evaluate((element) => getComputedStyle(element).backgroundColor);
const previewed = (page: Page) => page.frameLocator('iframe[title^="Prayer Generator"]').last().frameLocator('iframe');
const ready = (app: FrameLocator) => app.locator('html[data-ready]').waitFor();

test('saving the appearance updates pages that are already live, and “Undo” restores the old one', async () => {
  const { page, problems, leave } = await office('appearance');
  await ready(previewed(page));
  const before = await ground(previewed(page));
  const color = page.getByLabel('Color', { exact: true });
  const saved = await color.inputValue();

  await page.getByLabel('Color', { exact: true }).fill('8A3D2E');
  await page.getByText('Not saved. Only you can see this.').waitFor();
  await expect.poll(() => ground(previewed(page)).catch(() => before), { timeout: 20_000 }).not.toBe(before);
  await ready(previewed(page));
  const tried = await ground(previewed(page));
  const unsaved = await churchPage();
  expect(await ground(unsaved.app)).toBe(before);

  await page.getByRole('button', { name: 'Save appearance' }).click();
  await page.getByText('Your website updates the next time the page loads.').first().waitFor();
  await unsaved.page.reload();
  await ready(unsaved.app);
  expect(await ground(unsaved.app)).toBe(tried);

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByText('Undone').first().waitFor();
  expect(await color.inputValue()).toBe(saved);
  await unsaved.page.reload();
  await ready(unsaved.app);
  expect(await ground(unsaved.app)).toBe(before);
  expect(problems).toEqual([]);
  await Promise.all([leave(), unsaved.leave()]);
});

test('an invalid color shows an error at its field and is not saved', async () => {
  const { page, leave } = await office('appearance');

  await page.getByLabel('Color', { exact: true }).fill('sea green');
  await page.getByRole('button', { name: 'Save appearance' }).click();

  await page.getByText('Enter a color like #205f7c.').waitFor();
  expect(await page.getByLabel('Color', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(
    true,
  );
  await leave();
});

test('the preview shows the app on a plain and a dark page, at three widths', async () => {
  const { page, problems, leave } = await office('appearance');
  const shown = page.frameLocator('iframe[title^="Prayer Generator"]').last();

  await page.getByLabel('Page', { exact: true }).selectOption('dark');
  await page.locator('iframe[title="Prayer Generator, dark"]:not([data-waiting])').waitFor();
  await ready(shown.frameLocator('iframe'));
  for (const width of [320, 768, 1200]) {
    await page.getByLabel('Width', { exact: true }).selectOption(`${width}`);
    expect(await shown.locator('html').evaluate(() => innerWidth)).toBe(width);
  }
  expect(problems).toEqual([]);
  await leave();
});

test('a website is allowed from a link, added by hand, and removed', async () => {
  const { page, problems, leave } = await office('sites', {}, '&allow=https%3A%2F%2Fyouth.grace-chapel.example');
  const rows = page.getByRole('table', { name: 'Websites' }).getByRole('row');

  await page.getByRole('button', { name: 'Allow this website' }).click();
  await rows.filter({ hasText: 'https://youth.grace-chapel.example' }).waitFor();
  expect(page.url()).not.toContain('allow');
  await page.getByLabel('Allow a website').fill('www.grace-chapel.example/visit');
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await rows.filter({ hasText: 'https://www.grace-chapel.example' }).waitFor();
  await page.getByRole('button', { name: 'Remove… https://youth.grace-chapel.example' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await rows.filter({ hasText: 'https://youth.grace-chapel.example' }).waitFor({ state: 'detached' });
  await page.getByLabel('Allow a website').fill('not a site');
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await page.getByText('Enter an address like https://www.example.org').waitFor();
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  await leave();
});

test('a switch pauses one app, or all of them, on the church’s pages', async () => {
  const { page, leave } = await office('sites');
  const shows = async (words: string | RegExp) => {
    const opened = await openPage(`${site.origin}/pray`);
    await opened.app.getByText(words).first().waitFor();
    await opened.leave();
  };
  const own = page.getByRole('switch', { name: 'Prayer Generator' });

  await own.click();
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await page.getByRole('switch', { name: 'Prayer Generator', checked: false }).waitFor();
  await shows(/paused/);
  await own.click();
  await page.getByRole('switch', { name: 'Prayer Generator', checked: true }).waitFor();
  await page.getByRole('button', { name: 'Turn off all apps…' }).click();
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await page.getByText('All apps are off.').waitFor();
  expect(await own.isDisabled()).toBe(true);
  await shows(/paused/);
  await page.getByRole('button', { name: 'Turn them on again' }).click();
  await page.getByRole('switch', { name: 'Prayer Generator', checked: true }).waitFor();
  await shows('Write the prayer');
  await leave();
});

test('a run on the church’s page is counted, shown and exported; previews are not counted', async () => {
  const opened = await churchPage();
  await opened.app.getByRole('button', { name: 'For a friend out of work' }).click();
  await button(opened.app).click();
  await opened.app.getByText('Your prayer is ready').waitFor();
  await opened.leave();

  const { page, problems, leave } = await office('usage');
  await page.getByRole('table', { name: 'By app' }).getByText('Prayer Generator').waitFor();
  const pages = page.getByRole('table', { name: 'By page' });
  await pages.getByText(`${site.origin}/pray`).waitFor();
  expect(await pages.getByText('preview').count()).toBe(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^usage-[\d-]+\.csv$/);
  await page.getByRole('radio', { name: '7 days' }).check();
  await page.getByRole('img', { name: /The busiest day was .* with 1 use\./ }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test('the three sections are fully Spanish on a phone, error messages included', async () => {
  const { page, problems, leave } = await office('appearance', { width: 390 }, '&lang=es');
  const left = async (part: string) => {
    expect(await tooWide(page), part).toBeLessThanOrEqual(0);
    const texts = await page.locator('[lang="es"] :is(h2, h3, label, legend, th, button, p):not([lang="en"])').all();
    const said = await Promise.all(texts.map((text) => text.innerText()));
    expect(said.filter((text) => /\b(the|your|with|please|is|of)\b/i.test(text))).toEqual([]);
    await picture(page, `website-${part}-es`);
  };
  await page.getByRole('heading', { level: 2, name: 'Aspecto' }).waitFor();
  await page.locator('iframe[title="Prayer Generator, clara"]:not([data-waiting])').waitFor();
  await left('appearance');

  await page.locator('nav select').selectOption('sites');
  await page.getByRole('switch', { name: 'Prayer Generator' }).waitFor();
  await page.getByLabel('Permitir un sitio').fill('not a site');
  await page.getByRole('button', { name: 'Permitirlo' }).click();
  await page.getByText('Escriba una dirección como https://www.example.org').waitFor();
  await left('sites');
  await page.getByRole('switch', { name: 'Prayer Generator' }).click();
  await page.getByRole('button', { name: 'Ahora no' }).click();

  await page.locator('nav select').selectOption('usage');
  await page.getByRole('heading', { level: 2, name: 'Uso' }).waitFor();
  await page.getByText(/^Cargando/).waitFor({ state: 'detached' });
  await left('usage');
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  await leave();
});

/** Gives the preview's transparent frames the color behind them, which axe would take for white. */
async function paintPreviewedPage(page: Page) {
  const around = page.frameLocator('iframe[title^="Prayer Generator"]').last().locator('html');
  const ground = await around.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const root of [around, previewed(page).locator('html')]) {
    await root.evaluate((html, color) => html.style.setProperty('background-color', color), ground);
  }
}

test.each(['appearance', 'sites', 'usage'] as const)(
  'the %s section fits every width, and axe finds nothing on a phone',
  async (part) => {
    const { page, problems, leave } = await office(part, { width: 390 });
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page
      .getByText(/^Loading/)
      .first()
      .waitFor({ state: 'detached' });
    if (part === 'appearance') {
      const preview = page.locator('iframe[title^="Prayer Generator"]:not([data-waiting])');
      const before = await preview.getAttribute('src');
      await page.getByLabel('Color', { exact: true }).fill('#8a3d2e');
      await expect.poll(() => preview.getAttribute('src')).not.toBe(before);
      // The loader in the preview waits until it is nearly in view.
      await preview.scrollIntoViewIfNeeded();
      await ready(previewed(page));
    }

    for (const width of [768, 1280, 390]) {
      await lookAt(page, width, 'light');
      expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    await picture(page, `website-${part}`);
    // Checked before axe, whose styles the frame's policy refuses.
    expect(problems).toEqual([]);
    if (part === 'appearance') await paintPreviewedPage(page);
    expect(await axeFindings(page)).toEqual([]);
    await leave();
  },
);
