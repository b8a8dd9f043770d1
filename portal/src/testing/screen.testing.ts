import type { Answers } from './answers.testing.ts';

/** What a person does on a screen. Playwright does it in a browser, `events.testing.ts` in a component test. */
export interface Actions {
  /** Presses the first button whose name contains this text. */
  press(button: string): Promise<void>;
  openTab(tab: string): Promise<void>;
  chooseItem(menuItem: string): Promise<void>;
  /** Chooses radio buttons and checkboxes whose labels contain these texts. */
  check(...labels: string[]): Promise<void>;
  /** Fills fields by their exact labels. */
  fill(fields: Record<string, string>): Promise<void>;
  select(label: string, value: string): Promise<void>;
  hover(button: string): Promise<void>;
}

/** One state of one page. */
export interface Screen {
  path: string;
  /** Someone is signed in. */
  signedIn?: true;
  answers?: Answers;
  /** On top of `answers`. */
  changed?: Answers;
  act?: (person: Actions) => Promise<unknown>;
  /** Text that the state shows when it is complete. */
  shows: string;
  /** Also tested in a browser: widths, and axe in four looks. People see these screens first or most. */
  principal?: true;
}

/** Who is signed in on the screens of the portal. */
export const OFFICE = 'office@grace-chapel.example';
