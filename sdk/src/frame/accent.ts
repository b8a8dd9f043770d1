type Oklch = readonly [lightness: number, chroma: number, hue: number];

/**
 * CSS variables of a church's accent (`#rrggbb`) by day and by night, in hex for browsers without relative colour;
 * the token sheet derives the same from `--seed`. Empty for anything that is no such colour.
 */
export function accentVariables(accent: string | undefined): string {
  if (!accent || !/^#[0-9a-f]{6}$/i.test(accent)) return '';
  const day = resolve(accent, 0);
  const night = resolve(accent, 1).filter((line) => !day.includes(line));
  const old = '@supports not (color:oklch(from red l c h))';
  return `[data-accent]{--seed:${accent}}${old}{[data-accent]{${day.join(';')}}[data-accent][data-theme=dark]{${night.join(';')}}}`;
}

/** What an accent becomes, each `#rrggbb`. */
interface AccentColors {
  /** Of the main button. */
  fill: string;
  /** On it. */
  words: string;
  hover: string;
  /** Links, and the edge of the button. */
  edge: string;
}

/** The colors of an accent (`#rrggbb`) by day (0) and by night (1): light ones carry dark words, others are capped and carry light words. */
export function accentColors(accent: string, night: 0 | 1): AccentColors {
  const [l, c, h] = toOklch(accent);
  const bright = l >= 0.63;
  const fill: Oklch = [Math.min(Math.max(l, 0.42 * night), bright ? 1.53 : 0.53), Math.min(c, 0.24), h];
  return {
    fill: toHex(fill),
    words: toHex([bright ? 0.19 : 0.992, Math.min(c, 0.02), h]),
    hover: toHex([fill[0] + ((bright ? 1 : 0) - fill[0]) * 0.14, fill[1] * 0.86, h]),
    edge: toHex([Math.max(Math.min(l, 0.48 + night), 0.8 * night), Math.min(c, 0.17 - 0.06 * night), h]),
  };
}

function resolve(accent: string, night: 0 | 1): string[] {
  const { fill, words, hover, edge } = accentColors(accent, night);
  return [`--accent:${fill}`, `--on-accent:${words}`, `--accent-hover:${hover}`, `--accent-text:${edge}`];
}

function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const d = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, d), Math.atan2(d, a)];
}

// Colors outside sRGB are brought back by less chroma, which keeps lightness and so contrast.
function toHex([lightness, chroma, hue]: Oklch): string {
  for (let c = chroma; ; c = c < 0.002 ? 0 : c * 0.95) {
    const rgb = toRgb([lightness, c, hue]);
    if (c === 0 || rgb.every((value) => value > -0.0005 && value < 1.0005)) {
      return `#${rgb.map((value) => toByte(value)).join('')}`;
    }
  }
}

function toRgb([lightness, chroma, hue]: Oklch): number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toByte(linear: number): string {
  const value = Math.min(Math.max(linear, 0), 1);
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
