import { expect, test } from 'vitest';
import { accentVariables } from './accent.ts';

const hexOf = (css: string, name: string) => new RegExp(`${name}:(#[0-9a-f]{6})`).exec(css)?.[1] ?? '';

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return ((a ?? 0) + 0.05) / ((b ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test('whatever colour a church chooses, the words on its button can be read by day and by night', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff'];
  for (const r of steps) {
    for (const g of steps) {
      for (const b of steps) {
        const css = accentVariables(`#${r}${g}${b}`);
        const [day = '', night = ''] = css.split('data-theme=dark');
        for (const part of [day, night]) {
          // By night only what differs is written.
          const value = (name: string) => hexOf(part, name) || hexOf(day, name);
          const worst = contrast(value('--accent'), value('--on-accent'));
          expect(worst, `#${r}${g}${b}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  }
});

test('anything but a colour of six figures is ignored', () => {
  for (const accent of [undefined, '', 'red', '#fff', '#12345g', '#123456;}']) expect(accentVariables(accent)).toBe('');
});
