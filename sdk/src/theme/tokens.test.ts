import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const lightStart = css.indexOf('[data-theme="light"] {');
const darkMedia = css.indexOf(':root:not([data-theme="light"]) {');
const darkStart = css.indexOf('\n[data-theme="dark"] {');
const themes = {
  light: colorsOf(lightStart),
  'dark, chosen by the system': colorsOf(darkMedia),
  'dark, chosen by data-theme': colorsOf(darkStart),
};

type Oklch = [lightness: number, chroma: number, hue: number];

/** The opaque colors of one block of declarations. */
function colorsOf(start: number): Map<string, Oklch> {
  const block = css.slice(start, css.indexOf('}', start));
  const found = block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g);
  return new Map([...found].map(([, name = '', l, c, h]) => [name, [Number(l), Number(c), Number(h)]]));
}

/** Relative luminance as WCAG defines it; the matrices are Björn Ottosson's. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const [red = 0, green = 0, blue = 0] = linear.map((value) => Math.min(1, Math.max(0, value)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Oklch, other: Oklch): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (brighter + 0.05) / (darker + 0.05);
}

const grounds = ['paper', 'surface', 'raised', 'sunk', 'lamp-tint'];
const tints = ['success-tint', 'caution-tint', 'urgent-tint', 'info-tint'];
/** Text colors and the backgrounds that they are used on. */
const text: [string, string[]][] = [
  ['ink', [...grounds, ...tints]],
  ['ink-2', [...grounds, ...tints]],
  ['lamp-ink', grounds],
  ['success', ['paper', 'surface', 'raised', 'success-tint']],
  ['caution', ['paper', 'surface', 'raised', 'caution-tint']],
  ['urgent', ['paper', 'surface', 'raised', 'urgent-tint']],
  ['info', ['paper', 'surface', 'raised', 'info-tint']],
  ['paper', ['ink']],
  ['raised', ['urgent']],
];
/** Edges and marks that carry meaning, and what they are seen against. */
const marks: [string, string[]][] = [
  ['line-2', ['paper', 'surface', 'raised']],
  ['lamp-line', ['paper', 'surface', 'raised']],
  ['focus', ['paper', 'surface', 'raised', 'sunk', 'lamp-tint']],
];

function below(least: number, colors: Map<string, Oklch>, pairs: [string, string[]][]): string[] {
  const color = (name: string) => {
    const found = colors.get(name);
    if (!found) throw new Error(`tokens.css has no opaque --${name}.`);
    return found;
  };
  return pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ pair: `${front} on ${back}`, ratio: contrast(color(front), color(back)) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
  );
}

test.each(Object.entries(themes))(
  '%s: text has a contrast of 4.5 on every background it is used on',
  (_theme, colors) => {
    expect(below(4.5, colors, text)).toEqual([]);
  },
);

test.each(Object.entries(themes))(
  '%s: edges of controls, marks and the focus outline have a contrast of 3',
  (_theme, colors) => {
    expect(below(3, colors, marks)).toEqual([]);
  },
);

test('both ways to a dark page use the same colors', () => {
  const { 'dark, chosen by the system': system, 'dark, chosen by data-theme': chosen } = themes;

  expect([...system]).toEqual([...chosen]);
  expect(system.size).toBeGreaterThan(20);
});

test.each(['light', 'dark, chosen by the system'] as const)('%s: light text can be read on the dusk panel', (theme) => {
  const dusk = themes[theme].get('dusk');

  // The panel's own text color, the same in both themes.
  expect(dusk && contrast([0.93, 0.016, 86], dusk)).toBeGreaterThanOrEqual(4.5);
});
