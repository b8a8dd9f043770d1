import { act } from 'react';
import { type } from './render.tsx';
import type { Actions } from './screen.testing.ts';

const WAIT_MS = 10;
const LONGEST_WAIT_MS = 3_000;

/** Repeats `read` until it returns something, while React renders. @throws the reason when it never does. */
export async function eventually<Found>(read: () => Found | undefined, reason: string): Promise<Found> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += WAIT_MS) {
    const found = read();
    if (found !== undefined) return found;
    await act(() => new Promise((resolve) => setTimeout(resolve, WAIT_MS)));
  }
  throw new Error(`${reason}\n${document.body.innerText.replace(/\n+/g, '\n')}`);
}

const textOf = (node: Node | null | undefined) => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
/** The name that a screen reader says, as far as the portal's controls need it. */
function nameOf(element: HTMLElement): string {
  const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : [];
  return element.getAttribute('aria-label') ?? (textOf(labels?.[0]) || textOf(element));
}

/** The first element for the selector that a screen reader finds under this name. */
const called = (selector: string, fits: (name: string) => boolean, name: string): Promise<HTMLElement> =>
  eventually(
    () =>
      [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) => !element.closest('[aria-hidden="true"], [inert]') && fits(nameOf(element)),
      ),
    `No ${selector} is called ${name}.`,
  );
const containing = (selector: string, name: string) => called(selector, (text) => text.includes(name), name);
const exactly = (selector: string, name: string) => called(selector, (text) => text === name, name);

/** The events of one click, in a browser's order. */
const click = (element: HTMLElement) =>
  act(async () => {
    const event = { bubbles: true, cancelable: true, button: 0 };
    element.dispatchEvent(new PointerEvent('pointerdown', { ...event, pointerType: 'mouse' }));
    element.dispatchEvent(new MouseEvent('mousedown', event));
    element.focus();
    element.dispatchEvent(new PointerEvent('pointerup', { ...event, pointerType: 'mouse' }));
    element.dispatchEvent(new MouseEvent('mouseup', event));
    element.click();
  });

/** What the table of screens does, by DOM events. */
export const events: Actions = {
  press: async (name) => click(await containing('button', name)),
  openTab: async (name) => click(await containing('[role="tab"]', name)),
  chooseItem: async (name) => click(await containing('[role="menuitem"]', name)),
  check: async (...labels) => {
    for (const label of labels) await click(await containing('input, [role="checkbox"], [role="radio"]', label));
  },
  fill: async (fields) => {
    for (const [label, value] of Object.entries(fields))
      await type((await exactly('input, textarea', label)) as HTMLInputElement, value);
  },
  select: async (label, value) => {
    const field = (await exactly('select', label)) as HTMLSelectElement;
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  },
  hover: async (name) => {
    const element = await containing('button', name);
    await act(async () => {
      element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    });
  },
};
