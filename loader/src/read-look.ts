import type { HostLook } from '@lampstand/sdk/protocol';

/** Reads the page's colors, font and language at an element. The page decides light or dark, not the device. */
export function readLook(element: HTMLElement): Required<HostLook> {
  const style = getComputedStyle(element);
  let ground = '';
  for (let at: Element | null = element; at && !ground; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    const [, alpha] = readColor(backgroundColor);
    if (alpha > 0.5) ground = backgroundColor;
  }
  // Without a background color the text color decides: light text means a dark page.
  const [lightness] = readColor(ground || style.color);
  const isLight = lightness > 0.5 === !!ground;
  return {
    theme: isLight ? 'light' : 'dark',
    ground,
    font: style.fontFamily,
    lang: element.dataset.lang || element.closest<HTMLElement>('[lang]')?.lang || '',
    dir: style.direction as 'ltr' | 'rtl',
  };
}

/** Lightness and alpha of a computed color, 0 to 1: `rgb()` has bytes, `lab()` and `lch()` percent, the rest fractions. */
export function readColor(color: string): [lightness: number, alpha: number] {
  // Texts; the arithmetic below makes numbers of them.
  const [first = 0, green = 0, , alpha = 1] = (color.match(/[\d.]+/g) || []) as unknown as number[];
  // Green carries most of the lightness; it separates light pages from dark ones as well as all three together.
  return [{ r: green / 255, l: first / 100 }[color[0] as 'r' | 'l'] ?? +first, +alpha];
}
