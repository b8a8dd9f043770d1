import { act } from 'react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { answersOf } from '../testing/answers.testing.ts';
import { openPage, shows } from '../testing/open-page.testing.tsx';

test('after a link inside the portal, the focus is on the heading of the page that opened', async () => {
  openPage('/dashboard', answersOf.full, 'a-session');
  await shows('You haven’t opened an app yet.');

  await act(async () => navigate('/member'));
  await shows('Safari on iPhone');

  expect(document.activeElement?.tagName).toBe('H1');
  expect(document.activeElement?.textContent).toBe('Welcome, Church');
});
