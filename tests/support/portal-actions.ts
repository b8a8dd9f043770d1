import type { Page } from 'playwright-core';
import type { Actions } from '../../portal/src/testing/screen.testing.ts';
import { fill } from './portal-visit.ts';

/** What the table of screens does, by Playwright. */
export const actionsOn = (page: Page): Actions => ({
  press: (name) => page.getByRole('button', { name }).first().click(),
  openTab: (name) => page.getByRole('tab', { name }).click(),
  chooseItem: (name) => page.getByRole('menuitem', { name }).click(),
  check: async (...labels) => {
    for (const label of labels) await page.getByLabel(label).check();
  },
  fill: (fields) => fill(page, fields),
  select: async (label, value) => {
    await page.getByRole('combobox', { name: label }).selectOption(value);
  },
  hover: (name) => page.getByRole('button', { name }).hover(),
});
