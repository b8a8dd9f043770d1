import type { FrameLocator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChurchSite, line, startChurchSite } from '../../support/church-site.ts';
import { finishedApps } from '../../support/finished-apps.ts';
import { product } from '../../support/shared-product.ts';
import { visit } from '../../support/visit.ts';

/** One and a half screens of a phone, in CSS pixels. */
const MOST_HEIGHT = 1.5 * 844;
let site: ChurchSite;
beforeAll(async () => {
  site = await startChurchSite(
    Object.fromEntries(finishedApps.map((app) => [`/${app}`, line(product, 'grace-chapel', app)])),
  );
});
afterAll(async () => {
  await site?.close();
});

/** Height of a result from its top to its first folded section, or to its end. Notices of the care gate are not counted. */
const firstLayer = (app: FrameLocator) =>
  app.locator('.doc, .turn:last-child').evaluate((result) => {
    const end = result.querySelector('.fold')?.getBoundingClientRect().top;
    const { top, bottom } = result.getBoundingClientRect();
    const notices = [...result.querySelectorAll<HTMLElement>(':scope > .callout')];
    return Math.round((end ?? bottom) - top - notices.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0));
  });

test.each(finishedApps)('the first layer of %s fits one and a half phone screens', async (name) => {
  const { page, app, leave } = await visit(`${site.origin}/${name}`, { width: 390, height: 844 });
  const examples = app.locator('.starters button');
  const heights: number[] = [];
  const count = await examples.count();
  for (let index = 0; index < count; index++) {
    if (index > 0) {
      await page.reload();
      await app.locator('html[data-ready]').waitFor();
    }
    await examples.nth(index).click();
    const submit = app.locator('form:not(.composer) [type=submit]');
    if (await submit.count()) await submit.press('Enter');
    // A practice has its question in the place of the ways out.
    await app.locator('.acts, [aria-describedby="question-0"]').waitFor();
    heights.push(await firstLayer(app));
  }
  await leave();

  console.info(`${name}: ${heights.join(', ')} px of ${MOST_HEIGHT}`);
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(MOST_HEIGHT);
});
