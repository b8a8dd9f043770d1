import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answersOf } from '../../../testing/answers.testing.ts';
import { events } from '../../../testing/events.testing.ts';
import { openPage, shows } from '../../../testing/open-page.testing.tsx';
import { emptyPage } from '../../../testing/render.tsx';
import { dismissToast, toastStore } from '../../../ui/toast-store.ts';

const settings = {
  ...{ accent: '#2f6b4f', radius: 'soft', density: 'calm', theme: 'auto', font: 'host', language: 'auto' },
  paper: 'auto',
};
const put = 'PUT /api/church/embed-settings';

afterEach(() => {
  emptyPage();
  for (const { id } of toastStore.read()) dismissToast(id);
  vi.unstubAllGlobals();
});

test('a saved look can be undone in the form after its toast is gone, and the focus stays on the page', async () => {
  const { answers, calls } = openPage('/church-admin?tab=website&part=appearance', { ...answersOf.full }, 'a-session');
  await shows('Saved and live.');
  const dark = { ...settings, theme: 'dark', platform: null };
  Object.assign(answers, { [put]: { settings: dark } });

  await events.check('Dark');
  await events.press('Save');
  await shows('Undo');
  await act(async () => {
    for (const { id } of toastStore.read()) dismissToast(id);
  });
  await events.press('Undo');
  await shows('Undone');

  const sent = calls.filter(({ call }) => call === put).map(({ body }) => body);
  expect(sent).toMatchObject([{ theme: 'dark' }, { theme: 'auto' }]);
  expect(document.activeElement).not.toBe(document.body);
});

test('the paper of printed pages and Word files is a choice of the church', async () => {
  const { answers, calls } = openPage('/church-admin?tab=website&part=appearance', { ...answersOf.full }, 'a-session');
  await shows('For printing and Word files.');
  Object.assign(answers, { [put]: { settings: { ...settings, paper: 'a4', platform: null } } });

  await events.check('A4');
  await events.press('Save');
  await shows('Undo');

  expect(calls.filter(({ call }) => call === put).map(({ body }) => body)).toMatchObject([{ paper: 'a4' }]);
});
