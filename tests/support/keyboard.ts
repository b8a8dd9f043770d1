import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What has the focus, in the page or in one of its frames. */
export interface Stop {
  name: string;
  /** Nothing has the focus. */
  lost: boolean;
  /** Something covers the element, or it is out of the window. */
  covered: boolean;
}

/** The focused element of a page or of its frames. */
export async function focusOf(page: Page): Promise<Stop> {
  // It takes a moment to get from a page into a frame.
  for (let tries = 0; tries < 4; tries++) {
    for (const frame of page.frames().reverse()) {
      const stop = await frame.evaluate(readFocus).catch(() => undefined);
      if (stop && !stop.lost) return stop;
    }
    await page.waitForTimeout(50);
  }
  return { name: '', lost: true, covered: false };
}

/**
 * Presses Tab until the focused element's name begins with `name`, and returns how often.
 * @throws when it is not reached, or the focus was lost or hidden on the way.
 */
export async function tabTo(page: Page, name: string, most = 40): Promise<number> {
  const passed: Stop[] = [];
  for (let presses = 0; passed.length < most && presses < 2 * most; presses++) {
    await page.keyboard.press('Tab');
    const stop = await focusOf(page);
    // Right after loading, a page does not have the keyboard yet.
    if (stop.lost && passed.length === 0) continue;
    passed.push(stop);
    if (!stop.name.startsWith(name)) continue;
    expect(passed.filter(({ lost, covered }) => lost || covered)).toEqual([]);
    return passed.length;
  }
  throw new Error(`Tab never came to ${name}. It passed: ${passed.map((stop) => stop.name).join(' | ')}`);
}

/** Runs in each document. */
function readFocus(): Stop | undefined {
  const element = document.activeElement;
  if (!document.hasFocus() || !(element instanceof HTMLElement) || element.localName === 'iframe') return undefined;
  // A radio button can be shown by its label.
  const box = element.closest('label') ?? element;
  const { left, top, width, height } = box.getBoundingClientRect();
  const isCovered = [0.1, 0.5, 0.9].every((part) => {
    const seen = document.elementFromPoint(left + width * part, top + height / 2);
    return !seen || !(box.contains(seen) || seen.contains(box));
  });
  const labels = 'labels' in element ? (element as HTMLInputElement).labels : undefined;
  const name = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
  const lost = element === document.body;
  return { name: name.replace(/\s+/g, ' ').trim().slice(0, 80), lost, covered: !lost && width > 1 && isCovered };
}
