import { expect, test } from 'vitest';
import { listApps } from '../../../../server/src/features/apps/list-apps.ts';
import { events } from '../../testing/events.testing.ts';
import { openPage, shows } from '../../testing/open-page.testing.tsx';
import { find } from '../../testing/render.tsx';

const apps = listApps();
const coming = apps.filter(({ available }) => !available);
const names = () => [...document.querySelectorAll('main li h3')].map(({ textContent }) => textContent);

test('ready apps come first, and the others are folded under one heading without a status on each', async () => {
  openPage('/apps', { 'GET /api/apps': { apps } });
  await shows(`On the way (${coming.length})`);

  const ready = apps.filter(({ available }) => available).map(({ name }) => name);
  expect(names().slice(0, ready.length).sort()).toEqual([...ready].sort());
  expect(names()).toHaveLength(apps.length);
  expect(find<HTMLDetailsElement>('main details').open).toBe(false);
  expect(document.body.textContent).not.toContain('Coming soon');
  expect(document.querySelector('#community-support')).not.toBeNull();
});

test('a search opens the fold, so that nothing found is hidden', async () => {
  openPage('/apps', { 'GET /api/apps': { apps } });
  await shows('What do you need?');

  await events.fill({ 'What do you need?': 'funeral' });
  await shows('1 of 22 apps');

  expect(find<HTMLDetailsElement>('main details').open).toBe(true);
  expect(names()).toEqual(['Eulogy Builder']);
});
