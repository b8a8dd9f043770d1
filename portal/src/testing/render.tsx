import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

const undo: (() => void)[] = [];

/** Takes everything out of the page again. The set-up of each test file calls it after each test. */
export function emptyPage(): void {
  for (const each of undo.splice(0)) each();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  document.head.replaceChildren();
}

/** Renders a component; it is removed after the test. */
export function render(node: ReactNode): { again: (next: ReactNode) => void } {
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'main';
  place.tabIndex = -1;
  const root = createRoot(place);
  act(() => root.render(node));
  undo.push(() => act(() => root.unmount()));
  return { again: (next) => act(() => root.render(next)) };
}

/** The element for a selector. @throws when there is none. */
export function find<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`Nothing fits ${selector} in ${document.body.innerHTML}`);
  return found;
}

/** The button or link with this exact name. */
export function named(name: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('button, a, [role="tab"], [role="menuitem"]')];
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === name);
  if (!found) throw new Error(`No control is called ${name} in ${document.body.innerHTML}`);
  return found;
}

export const click = (element: HTMLElement) => act(async () => element.click());

/** Sets a field's value as typing does. */
export const type = (input: HTMLInputElement | HTMLTextAreaElement, value: string) =>
  act(async () => {
    const proto = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(proto.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** Presses a key and waits for focus changes that run in a later task (not with fake timers). */
export async function press(key: string, on: Element = document.activeElement ?? document.body): Promise<void> {
  await act(async () => {
    on.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
  });
  if (!vi.isFakeTimers()) await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
}
