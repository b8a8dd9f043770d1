import type { HostLook } from '../../protocol/index.ts';

/**
 * Takes over the look of the page around the frame: theme, hue, device font, language, direction.
 * On a ground that is neither light nor dark, or of the other theme, the frame has its own sheet.
 */
export function applyLook(root: HTMLElement, look: HostLook, wanted: 'light' | 'dark' | 'auto'): void {
  const theme = wanted === 'auto' ? look.theme : wanted;
  root.dataset.theme = theme;
  root.lang = refined(root.lang, look.lang);
  if (look.dir) root.dir = look.dir;
  if (look.ground && lightness(look.ground) !== undefined) root.style.setProperty('--host-ground', look.ground);
  if (look.font) root.style.setProperty('--host-font', look.font);
  if (suits(look, theme)) delete root.dataset.ground;
  else root.dataset.ground = 'sheet';
}

/** The language of our words in the page's own kind of it: `en` becomes `en-GB`, but never `fr`. */
export function refined(own: string, around = ''): string {
  return around.toLowerCase().startsWith(`${own.toLowerCase()}-`) ? around : own;
}

/** Whether a frame of this theme can lie on the page's ground without a sheet of its own. */
export function suits(look: HostLook, theme: HostLook['theme']): boolean {
  const light = lightness(look.ground);
  return light === undefined ? theme === look.theme : theme === 'dark' ? light <= 0.34 : light >= 0.9;
}

/** Lightness of a computed `rgb()` colour, 0 to 1, as OKLab has it for greys; undefined for other notations and for see-through. */
export function lightness(color = ''): number | undefined {
  const parts = /^rgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)(?:[ ,/]+([\d.]+))?\)$/.exec(color);
  if (!parts || Number(parts[4] ?? 1) < 0.5) return undefined;
  const linear = (at: number) => (Number(parts[at]) / 255) ** 2.2;
  return Math.cbrt(0.2126 * linear(1) + 0.7152 * linear(2) + 0.0722 * linear(3));
}
