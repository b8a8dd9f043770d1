import type { Locator, Page } from 'playwright-core';

/** Counts what a person does on a page: presses, choices and fields. */
export function counted(page: Page) {
  let steps = { presses: 0, choices: 0, fields: 0 };
  return {
    press: async (target: Locator) => {
      steps.presses++;
      await target.click();
    },
    choose: async (target: Locator) => {
      steps.choices++;
      await target.check();
    },
    fill: async (fields: Record<string, string>) => {
      for (const [label, value] of Object.entries(fields)) {
        steps.fields++;
        await page.getByLabel(label, { exact: true }).fill(value);
      }
    },
    /** The steps since the last journey. */
    taken: () => {
      const taken = steps;
      steps = { presses: 0, choices: 0, fields: 0 };
      return taken;
    },
  };
}
