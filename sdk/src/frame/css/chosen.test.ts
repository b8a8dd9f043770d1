import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');
const ruleOf = (selector: string) => css.split(`\n${selector} {`)[1]?.split('}')[0];

test('a chosen segment is seen in forced colors too, where its own color is taken away', () => {
  const forced = css.split('@media (forced-colors: active) {').slice(1).join('');

  expect(forced).toMatch(/\.segments label:has\(:checked\) \{\s*background: Highlight;/);
});

test.each(['.callout.next', '.mine', '.option:has(:checked)', '.ask', '.button[aria-pressed="true"]'])(
  '%s is not in the church’s color, so that a red one does not make it look like an error',
  (selector) => {
    const rule = ruleOf(selector);

    expect(rule).toBeDefined();
    expect(rule).not.toContain('--accent');
  },
);
