import { expect, test } from 'vitest';
import { takeToken } from './token-from-address.ts';
import { isVolunteerFrame } from './volunteer-notice.tsx';

test('a token is removed from the URL when it is read and stays available to the page', () => {
  history.replaceState(null, '', '/verify-email?token=secret&lang=en');

  expect(takeToken('token')).toBe('secret');

  expect(location.search).toBe('?lang=en');
  expect(takeToken('token')).toBe('secret');
});

test('a URL without a token gives none', () => {
  history.replaceState(null, '', '/login');

  expect(takeToken('token')).toBeNull();
});

const framed = (search: string, referrer: string, self = 'frame') =>
  isVolunteerFrame({ self, top: 'page', location: { search }, document: { referrer } } as unknown as Window);

test('the login page knows that it was opened by the volunteer app', () => {
  expect(framed('?fromAuth=true', '')).toBe(true);
  expect(framed('', 'https://volunteers.example.org/start')).toBe(true);
  expect(framed('', 'https://elsewhere.example.org/')).toBe(false);
  expect(framed('?fromAuth=true', '', 'page')).toBe(false);
});
