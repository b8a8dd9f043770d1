import { expect, test } from 'vitest';
import { appearanceRules } from './appearance.ts';
import { sampleOptions } from './sample.testing.ts';
import { renderFrameDocument } from './server.tsx';

test('a church that has chosen nothing pays no byte', () => {
  expect(appearanceRules({ radius: 'soft', density: 'calm', font: 'host' })).toBe('');
});

test('corners, density and font are part of the one style element of the document', () => {
  const appearance = { radius: 'round', density: 'compact', font: 'system' } as const;
  const html = renderFrameDocument({ ...sampleOptions, appearance });
  const [, css = ''] = /<style nonce="n0nce">(.*?)<\/style>/s.exec(html) ?? [];

  expect(css).toContain('--radius-m:14px');
  expect(css).toContain('--font-ui:system-ui');
  expect(css).toContain('form.grid{gap:.75rem}');
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
});

test('printed pages have the size that the church chose', () => {
  const look = { radius: 'soft', density: 'calm', font: 'host' } as const;

  expect(appearanceRules({ ...look, paper: 'auto' })).toBe('');
  expect(appearanceRules({ ...look, paper: 'letter' })).toBe('@page{size:letter}');
  expect(appearanceRules({ ...look, paper: 'a4' })).toBe('@page{size:A4}');
});

test('what is pressed stays 44 px high in the compact form', () => {
  const heights = appearanceRules({ radius: 'soft', density: 'compact', font: 'host' }).match(/min-height:[\d.]+rem/g);

  for (const height of heights ?? []) expect(Number.parseFloat(height.slice(11))).toBeGreaterThanOrEqual(2.75);
});
