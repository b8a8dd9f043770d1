import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChurchSite, line, startChurchSite } from '../../support/church-site.ts';
import { appFolder, finishedApps } from '../../support/finished-apps.ts';
import { product } from '../../support/shared-product.ts';
import { visit } from '../../support/visit.ts';

const widths = [360, 700, 1000];
let site: ChurchSite;
beforeAll(async () => {
  const places = finishedApps.flatMap((app) =>
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
  'on %s the church page has no layout shift from load to the press of the button, in five loads',
  async (_name, width, height) => {
    const loads: Shift[][] = [];
    for (let load = 0; load < 5; load++) {
      const { page, app, leave } = await visit('/prayer.html', {
        width,
        height,
        before: (fresh) => fresh.addInitScript(noteShifts),
      });
      await app.getByLabel('What’s going on?').fill('My grandmother turns ninety.');
      await app.getByRole('button', { name: 'Write the prayer' }).hover();
      loads.push(await shiftsOf(page));
      await app.getByRole('button', { name: 'Write the prayer' }).click();
      await app.getByText('Your prayer is ready').waitFor();
      await leave();
    }

    expect(loads).toEqual(Array.from({ length: 5 }, () => []));
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

const heightsFile = (app: string) => `${appFolder}${app}/heights.json`;
/** Room for other fonts and longer texts, rounded up to ten pixels. */
const withRoom = (height: number) => Math.ceil((height * 1.05) / 10) * 10;

// `npm run heights` sets WRITE_HEIGHTS and writes what it measures.
test.each(finishedApps)('the heights of %s fit its first screen closely', async (app) => {
  const reserved: { [name: string]: number } = JSON.parse(readFileSync(heightsFile(app), 'utf8'));
  const measured: { [name: string]: number } = {};
  const { page, app: shown, leave } = await visit(`${site.origin}/${app}/${widths[0]}`);
  for (const [index, name] of ['narrow', 'medium', 'wide'].entries()) {
    if (index > 0) await page.goto(`${site.origin}/${app}/${widths[index]}`);
    await shown.locator('html[data-ready]').waitFor();
    measured[name] = await page.locator('iframe').evaluate((frame) => frame.clientHeight);
  }
  await leave();
  if (process.env.WRITE_HEIGHTS) {
    const heights = Object.entries(measured).map(([name, height]) => [name, withRoom(height)]);
    writeFileSync(heightsFile(app), `${JSON.stringify(Object.fromEntries(heights))}\n`);
    return;
  }

  for (const [name, height] of Object.entries(measured)) {
    expect(height, `${app}, ${name}`).toBeLessThanOrEqual(reserved[name] ?? 0);
    expect(height, `${app}, ${name}`).toBeGreaterThan((reserved[name] ?? 0) * 0.7);
  }
});
