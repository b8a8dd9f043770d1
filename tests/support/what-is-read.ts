import type { Page } from 'playwright-core';
import { unlessGone } from './frames.ts';

/**
 * What a page and its frames hold and say, without colors and places: each element in the order and depth in which it
 * stands, whether and how it is displayed, its attributes and its own words. Pages that agree in it differ in looks alone.
 */
export async function whatIsRead(page: Page): Promise<string> {
  const said: string[] = [];
  for (const frame of page.frames())
    await unlessGone(
      frame,
      frame.evaluate(linesOf).then((lines) => said.push(lines)),
    );
  return said.join('\n\n');
}

/** Runs in the page. */
function linesOf(): string {
  const looks = /^(class|style|nonce|data-.*)$/;
  const linesIn = (node: Document | ShadowRoot | Element, depth: number): string[] =>
    [...node.children].flatMap((element) => {
      if (['script', 'style', 'link'].includes(element.localName)) return [];
      const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const attributes = [...element.attributes].filter(({ name }) => !looks.test(name));
      const words = [...element.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE);
      const line = [
        ...[depth, element.localName, shown, getComputedStyle(element).display],
        ...attributes.map(({ name, value }) => `${name}=${value}`),
        ...words.map(({ textContent }) => textContent?.trim()),
      ];
      const inside = element.shadowRoot ? linesIn(element.shadowRoot, depth + 1) : [];
      return [line.join(' '), ...inside, ...linesIn(element, depth + 1)];
    });
  return linesIn(document, 0).join('\n');
}
