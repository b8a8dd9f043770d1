import type { HostLook } from '@lampstand/sdk/protocol';

/** Reads how the page looks where an element stands. The page decides light or dark, not the device. */
export function readLook(element: HTMLElement): Required<HostLook> {
  const style = getComputedStyle(element);
  let ground = '';
  for (let at: Element | null = element; at && !ground; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    const [, alpha] = readColor(backgroundColor);
    if (alpha > 0.5) ground = backgroundColor;
  }
  // Where nothing has a colour, the text tells: light text means a dark ground.
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

/** Lightness and alpha of a computed colour, 0 to 1: `rgb()` comes in bytes, `lab()` and `lch()` in percent, the rest in fractions. */
export function readColor(color: string): [lightness: number, alpha: number] {
  const [first = 0, green = 0, , alpha = 1] = (color.match(/[\d.]+/g) || []).map(Number);
  // Green carries most of what the eye sees; it tells a dark page from a light one as well as the three together.
  return [color[0] === 'r' ? green / 255 : color[0] === 'l' ? first / 100 : first, alpha];
}
