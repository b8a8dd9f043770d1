import { accentColors } from '@lampstand/sdk/accent';

/** Colors of a button, of its text and of links. */
interface AccentColors {
  fill: string;
  words: string;
  edge: string;
}

/** How a church's color looks in an app. */
export interface AccentReport {
  day: AccentColors;
  night: AccentColors;
  /** Contrast of each pair, at least 4.5. */
  contrast: { button: number; linkByDay: number; linkByNight: number };
  /** The button is darker than the color, so that its text can be read. */
  darkened: boolean;
}

const WHITE_PAGE = '#ffffff';
const DARK_PAGE = '#1b232b';

/** A typed color as `#rrggbb`; `205F7C` and `#fff` work too. Undefined when it is no color. */
export function hexOf(typed: string): string | undefined {
  const digits = typed.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : undefined;
}

/** The colors made from an accent (`#rrggbb`) on a white and on a dark page, with their contrast. */
export function accentReport(accent: string): AccentReport {
  const [day, night] = [accentColors(accent, 0), accentColors(accent, 1)];
  return {
    day,
    night,
    contrast: {
      button: Math.min(contrast(day.fill, day.words), contrast(night.fill, night.words)),
      linkByDay: contrast(day.edge, WHITE_PAGE),
      linkByNight: contrast(night.edge, DARK_PAGE),
    },
    darkened: luminance(accent) - luminance(day.fill) > 0.01,
  };
}

/** WCAG contrast ratio of two colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
