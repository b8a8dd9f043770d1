import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameHeaders, SANDBOX } from './headers.ts';

const origin = 'https://lampstand.example';
const policyOf = (ancestors: readonly string[] | undefined) =>
  frameHeaders({ origin, nonce: 'bm9uY2U', ancestors })['content-security-policy'] ?? '';

test('the frame runs in an opaque origin and loads from our written-out origin alone', () => {
  const policy = policyOf([origin, 'https://grace.example']);

  expect(policy).toContain(`sandbox ${SANDBOX};`);
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).not.toContain("'self'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain(`script-src ${origin};`);
  expect(policy).toContain("form-action 'none'");
  expect(policy).toMatch(/frame-ancestors https:\/\/lampstand\.example https:\/\/grace\.example$/);
});

test('only the listed ancestors can frame the document, not even our own origin unless it is listed', () => {
  expect(policyOf(['https://portal.example'])).toMatch(/frame-ancestors https:\/\/portal\.example$/);
  expect(policyOf([])).toMatch(/frame-ancestors 'none'$/);
});

test('without a list of ancestors the directive is left out, so that the explanation can be read anywhere', () => {
  expect(policyOf(undefined)).not.toContain('frame-ancestors');
});

test('nothing in a site list can add a directive, a header or a wider source', () => {
  const hostile = fc.constantFrom(
    ';',
    ' ',
    ',',
    '\r\n',
    '*',
    "'self'",
    'https://ok.example',
    'script-src *',
    'null',
    '/',
  );
  const entries = fc.array(
    fc.oneof(
      fc.string(),
      fc.array(hostile).map((parts) => parts.join('')),
    ),
    { maxLength: 60 },
  );
  const directives = policyOf([]).split('; ').length;
  fc.assert(
    fc.property(entries, (ancestors) => {
      const policy = policyOf(ancestors);
      expect(policy).not.toMatch(/[\r\n]/);
      expect(policy.split(';')).toHaveLength(directives);
      const listed = (policy.split('frame-ancestors ')[1] ?? '').split(' ');
      for (const one of listed.filter((origin) => origin !== "'none'"))
        expect(one).toMatch(/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$|^https?:\/\/\[[0-9a-f:.]+\](:\d+)?$/);
    }),
    { numRuns: 1_000 },
  );
});

test('a frame document is never stored, never carries a cookie and works on isolated pages', () => {
  const headers = frameHeaders({ origin, nonce: 'a', ancestors: [] });

  expect(headers['cache-control']).toBe('no-store');
  expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(Object.keys(headers)).not.toContain('x-frame-options');
  expect(Object.keys(headers)).not.toContain('set-cookie');
});
