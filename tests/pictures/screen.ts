import type { Page } from 'playwright-core';
import type { Answers } from '../support/portal-fixtures.ts';

/** One state of one page. */
export interface Screen {
  path: string;
  /** Someone is signed in. */
  signedIn?: true;
  answers?: Answers;
  /** On top of `answers`. */
  changed?: Answers;
  act?: (page: Page) => Promise<unknown>;
  /** Text that the state shows when it is complete. */
  shows: string | RegExp;
  /** Checked by axe in four looks, because people see it first or most. */
  principal?: true;
}

/** Who is signed in on the screens of the portal. */
export const OFFICE = 'office@grace-chapel.example';

/** Presses the first button of this name. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
