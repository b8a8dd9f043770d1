import { expect, test } from 'vitest';
import { returnTo, withReturnTo } from './return-to.ts';

test('the back parameter is passed to the login page and read there', () => {
  const address = withReturnTo('/login', '/app/bible-chat?a=1#b');

  expect(address).toBe('/login?back=%2Fapp%2Fbible-chat%3Fa%3D1%23b');
  expect(returnTo(address.slice(address.indexOf('?')))).toBe('/app/bible-chat?a=1#b');
  expect(withReturnTo('/signup', '/apps')).toBe('/signup?promo=BETA30&back=%2Fapps');
});

test.each([
  '',
  '?back=',
  '?back=apps',
  '?back=https%3A%2F%2Fevil.example',
  '?back=%2F%2Fevil.example',
  '?back=%2F%5Cevil.example',
  '?back=%2F%09%2Fevil.example',
  '?back=javascript%3Aalert(1)',
])('%s is ignored', (search) => {
  expect(returnTo(search)).toBeUndefined();
});
