import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isListed, parseSiteOrigin } from './site-origin.ts';

test('origins are stored in one form, whatever way they are typed', () => {
  expect(parseSiteOrigin('https://Grace-Chapel.Example')).toBe('https://grace-chapel.example');
  expect(parseSiteOrigin(' https://grace.example:443/ ')).toBe('https://grace.example');
  expect(parseSiteOrigin('http://grace.example:080')).toBe('http://grace.example');
  expect(parseSiteOrigin('http://127.0.0.1:4401')).toBe('http://127.0.0.1:4401');
  expect(parseSiteOrigin('http://[::1]:8080')).toBe('http://[::1]:8080');
  expect(parseSiteOrigin('https://gemeinde-köln.example')).toBe('https://xn--gemeinde-kln-ejb.example');
  expect(parseSiteOrigin('https://*.grace.example')).toBe('https://*.grace.example');
  expect(parseSiteOrigin('http://localhost:*')).toBe('http://localhost:*');
});

test.each([
  'null',
  '*',
  '',
  'grace.example',
  'ftp://grace.example',
  'https://grace.example/path',
  'https://grace.example?x',
  'https://user@grace.example',
  'https://grace.example:0',
  'https://grace.example:99999',
  'https://*',
  'https://*.example',
  'http://*.grace.example',
  'https://a.*.example',
  'https://grace.example:*',
  'https://a.example,https://b.example',
  'https://a.example https://b.example',
  'https://a.example;script-src *',
  'https://a.example\r\nset-cookie: a=b',
  'https://a.example\n',
  "https://'self'",
  'https://-grace.example',
  'https://*.127.0.0.1',
])('%j is not an origin that can be listed', (text) => {
  expect(parseSiteOrigin(text)).toBeUndefined();
});

test('whatever is accepted is one plain origin and stays the same when it is parsed again', () => {
  const pieces = fc.constantFrom(
    'https://',
    'http://',
    'grace',
    '.example',
    ':',
    '80',
    '*',
    '.',
    ';',
    ',',
    '\r\n',
    ' ',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const origin = parseSiteOrigin(text);
      if (origin === undefined) return;
      expect(origin).toMatch(/^https?:\/\/(\*\.)?([a-z0-9.-]+|\[[0-9a-f:.]+\])(:(\d+|\*))?$/);
      expect(parseSiteOrigin(origin)).toBe(origin);
    }),
    { numRuns: 2_000 },
  );
});

test('a wildcard covers the names below its domain and nothing that merely ends like it', () => {
  const listed = ['https://*.grace.example', 'https://hope.example', 'http://localhost:*'];

  expect(isListed('https://www.grace.example', listed)).toBe(true);
  expect(isListed('https://a.b.grace.example', listed)).toBe(true);
  expect(isListed('https://grace.example', listed)).toBe(false);
  expect(isListed('https://disgrace.example', listed)).toBe(false);
  expect(isListed('http://www.grace.example', listed)).toBe(false);
  expect(isListed('https://www.grace.example:8443', listed)).toBe(false);
  expect(isListed('https://hope.example', listed)).toBe(true);
  expect(isListed('https://hope.example.evil.example', listed)).toBe(false);
  expect(isListed('http://localhost:5173', listed)).toBe(true);
  expect(isListed('http://localhost.evil.example', listed)).toBe(false);
  expect(isListed('null', listed)).toBe(false);
});
