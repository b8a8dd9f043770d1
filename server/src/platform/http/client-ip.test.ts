import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientIp } from './client-ip.ts';

test('without a trusted proxy the header is ignored', () => {
  expect(clientIp('198.51.100.7', '203.0.113.9', 0)).toBe('198.51.100.7');
});

test('with trusted proxies the entry of the outermost one counts, whatever is left of it', () => {
  expect(clientIp('10.0.0.1', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9');
  expect(clientIp('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
});

test('a header with too few entries or no address falls back to the socket', () => {
  expect(clientIp('10.0.0.1', '203.0.113.9', 2)).toBe('10.0.0.1');
  expect(clientIp('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1');
  expect(clientIp(undefined, undefined, 1)).toBe('unknown');
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['[2001:db8::1]:4711', '2001:db8:0:0::/64'],
  ['192.0.2.7:4711', '192.0.2.7'],
])('%s counts as %s', (address, counted) => {
  expect(clientIp('10.0.0.1', address, 1)).toBe(counted);
});

test('two addresses of one /64 count as one, of different /64s as two', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (a, b) => {
      const same = network64(a) === network64(b);
      expect(clientIp(a, undefined, 0) === clientIp(b, undefined, 0)).toBe(same);
    }),
  );
});

/** A second implementation: a URL writes an address in its canonical form. */
function network64(address: string): string {
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [left = '', right] = canonical.split('::');
  const head = left.split(':').filter(Boolean);
  const tail = (right ?? '').split(':').filter(Boolean);
  const full = right === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
  const mapped = full.slice(0, 5).every((group) => group === '0') && full[5] === 'ffff';
  return mapped ? canonical : full.slice(0, 4).join(':');
}
