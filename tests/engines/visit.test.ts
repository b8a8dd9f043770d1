import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EnginePage } from '../support/engine-page.ts';
import { engines } from '../support/engines.ts';
import { tryEverything } from '../support/frames.ts';
import { product } from '../support/shared-product.ts';

const app = ['iframe'];
const patient = { timeout: 20_000, interval: 100 };

for (const engine of engines) {
  if (engine.missing) console.log(`Skipped: the visit in ${engine.name}. ${engine.missing}`);

  describe.skipIf(engine.missing)(`in ${engine.name}`, () => {
    let browser: EnginePage;
    beforeAll(async () => {
      browser = await engine.open();
    });
    afterAll(() => browser?.close());

    const open = async (path: string) => {
      await browser.goto(product.church + path);
      const shown = () => browser.eval([], () => document.querySelector('iframe')?.style.visibility);
      await expect.poll(shown, patient).toBe('');
    };
    const words = () => browser.eval(app, () => document.body.innerText);
    const press = () => browser.eval(app, () => document.querySelector<HTMLButtonElement>('[type=submit]')?.click());

    test('a visitor of the church page writes a request and reads the prayer', async () => {
      await open('/prayer.html');
      await browser.type(app, '#f-situation', 'My father Daniel has surgery on Thursday.');

      await press();

      await expect.poll(words, patient).toContain('Your prayer is ready');
      expect(await words()).toMatch(/Thursday/);
      expect(await words()).not.toContain('Checked word for word');
      await browser.eval(app, () => document.querySelector<HTMLElement>('.fold > summary')?.click());
      await expect.poll(words, patient).toContain('Checked word for word');
      const missing = async () => {
        const height = await browser.eval([], () => document.querySelector('iframe')?.offsetHeight ?? 0);
        return (await browser.eval(app, () => document.documentElement.offsetHeight)) - height;
      };
      await expect.poll(missing, patient).toBe(0);
    });

    test('the app opens under a strict policy', async () => {
      await open('/strict/');

      expect(await words()).toContain('Write the prayer');
    });

    test('the app has an opaque origin, no storage and no access to the church page', async () => {
      await open('/prayer.html');

      const { origin, ...denied } = await browser.eval(app, tryEverything);

      expect(origin).toBe('null');
      expect(new Set(Object.values(denied))).toEqual(new Set(['SecurityError']));
    });
  });
}
