import { afterEach, expect, test, vi } from 'vitest';
import { listApps } from '../../../../server/src/features/apps/list-apps.ts';
import { events } from '../../testing/events.testing.ts';
import { isAt, openPage, shows } from '../../testing/open-page.testing.tsx';
import { emptyPage, find } from '../../testing/render.tsx';

afterEach(() => {
  emptyPage();
  vi.unstubAllGlobals();
});

test('the app starts behind the launcher, out of reach, and stays when the launcher leaves', async () => {
  openPage('/loading?app=prayer-generator&url=x', { 'GET /api/apps': { apps: listApps() } });
  await shows('Login');
  const place = find('ministry-app');
  expect(place.closest('[inert]')).not.toBeNull();
  expect(document.title).toBe('Opening Prayer Generator · Lampstand');

  await events.press('Open it now');
  await isAt('/app/prayer-generator');

  expect(find('ministry-app')).toBe(place);
  expect(place.closest('[inert]')).toBeNull();
  expect(document.querySelector('[role="progressbar"]')).toBeNull();
  expect(document.title).toBe('Prayer Generator · Lampstand');
  expect(document.activeElement?.textContent).toBe('Prayer Generator');
});
