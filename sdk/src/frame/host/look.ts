import type { HostLook } from '../../protocol/index.ts';

/**
 * Takes over the look of the page around the frame: theme, hue, device font, language, direction.
 * On a ground that is neither light nor dark, or of the other theme, the frame lies on its own sheet.
 */
export function applyLook(root: HTMLElement, look: HostLook, wanted: 'light' | 'dark' | 'auto'): void {
  const theme = wanted === 'auto' ? look.theme : wanted;
  root.dataset.theme = theme;
  // The words are in the document's language: a page's `en-GB` may refine `en`, its `fr` would be a lie.
  if (look.lang?.toLowerCase().startsWith(`${root.lang.toLowerCase()}-`)) root.lang = look.lang;
  if (look.dir) root.dir = look.dir;
  const light = look.ground === undefined ? undefined : lightness(look.ground);
  if (look.ground && light !== undefined) root.style.setProperty('--host-ground', look.ground);
  if (look.font) root.style.setProperty('--host-font', look.font);
  const suits = light === undefined ? theme === look.theme : theme === 'dark' ? light <= 0.34 : light >= 0.9;
  if (suits) delete root.dataset.ground;
  else root.dataset.ground = 'sheet';
}

/** Lightness of a computed `rgb()` colour, 0 to 1, as OKLab has it for greys; undefined for other notations and for see-through. */
export function lightness(color: string): number | undefined {
  const parts = /^rgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)(?:[ ,/]+([\d.]+))?\)$/.exec(color);
  if (!parts || Number(parts[4] ?? 1) < 0.5) return undefined;
  const linear = (at: number) => (Number(parts[at]) / 255) ** 2.2;
  return Math.cbrt(0.2126 * linear(1) + 0.7152 * linear(2) + 0.0722 * linear(3));
}
