import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChurchSite, line, startChurchSite } from '../../support/church-site.ts';
import { product } from '../../support/shared-product.ts';
import { visit } from '../../support/visit.ts';

const apps = ['prayer-generator', 'debt-coach', 'bible-chat'];
const widths = [360, 700, 1000];
let site: ChurchSite;
beforeAll(async () => {
  const places = apps.flatMap((app) =>
    widths.map((width): [string, string] => [
      `/${app}/${width}`,
      `<div style="width:${width}px;font-family:sans-serif">${line(product, 'grace-chapel', app)}</div>`,
    ]),
  );
  site = await startChurchSite(Object.fromEntries(places));
});
afterAll(async () => {
  await site?.close();
});

interface Shift {
  value: number;
  sources: string[];
}

/** Records every layout shift from the start of the page. Runs in the page. */
function noteShifts(): void {
  const shifts: Shift[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        return `${node?.nodeName}.${node?.className}: ${JSON.stringify(from)} to ${JSON.stringify(to)}`;
      });
      shifts.push({ value, sources: moved });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, {
    readShifts() {
      note(observer.takeRecords());
      return shifts;
    },
  });
}
const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { readShifts(): Shift[] }).readShifts());

test.each([
  ['a phone', 390, 844],
  ['a computer', 1280, 900],
])(
  'on %s the church page has no layout shift from load to the press of the button, in ten loads',
  async (_name, width, height) => {
    const loads: Shift[][] = [];
    for (let load = 0; load < 10; load++) {
      const { page, app, leave } = await visit('/prayer.html', {
        width,
        height,
        before: (fresh) => fresh.addInitScript(noteShifts),
      });
      await app.getByLabel('What is happening?').fill('My grandmother turns ninety on Sunday.');
      await app.getByRole('button', { name: 'Write the prayer' }).hover();
      loads.push(await shiftsOf(page));
      await app.getByRole('button', { name: 'Write the prayer' }).click();
      await app.getByText('Your prayer is ready').waitFor();
      await leave();
    }

    expect(loads).toEqual(Array.from({ length: 10 }, () => []));
  },
);

test('the measure notices a layout shift', async () => {
  const { page, leave } = await visit('/prayer.html', {
    before: (fresh) => fresh.addInitScript(noteShifts),
  });

  await page.locator('h1').evaluate(async (heading) => {
    heading.before(Object.assign(document.createElement('div'), { style: 'height: 200px' }));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

  expect((await shiftsOf(page)).length).toBeGreaterThan(0);
  await leave();
});

test.each(apps)('the heights in the manifest of %s fit its first screen closely', async (app) => {
  const manifest = await import(`../../../server/src/ministry-apps/${app}/manifest.ts`);
  const reserved: { [width: number]: number } = {
    360: manifest.manifest.heights.narrow,
    700: manifest.manifest.heights.medium,
    1000: manifest.manifest.heights.wide,
  };

  for (const width of widths) {
    const { page, leave } = await visit(`${site.origin}/${app}/${width}`);
    const height = await page.locator('iframe').evaluate((frame) => frame.clientHeight);
    expect(height, `${app} at ${width} px`).toBeLessThanOrEqual(reserved[width] ?? 0);
    expect(height, `${app} at ${width} px`).toBeGreaterThan((reserved[width] ?? 0) * 0.7);
    await leave();
  }
});
