import { afterEach, expect, test } from 'vitest';
import { answersOf } from '../../testing/answers.testing.ts';
import { events } from '../../testing/events.testing.ts';
import { openPage, shows } from '../../testing/open-page.testing.tsx';
import { emptyPage, find, named } from '../../testing/render.tsx';
import { dismissToast, toastStore } from '../../ui/toast-store.ts';

const path = '/api/church-admin/join-code';
const joinCode = {
  ...{ code: 'ABCD-EFGH', link: 'https://lampstand.example/join/ABCD-EFGH', createdAt: 0 },
  poster: 'https://lampstand.example/join/ABCD-EFGH/poster',
};

afterEach(() => {
  emptyPage();
  for (const { id } of toastStore.read()) dismissToast(id);
});

test('an administrator creates a join code and prints its poster', async () => {
  const { answers } = openPage('/church-admin', { ...answersOf.none }, 'a-session');
  await shows('One code for everyone');

  Object.assign(answers, { [`POST ${path}`]: { joinCode }, [`GET ${path}`]: { joinCode } });
  await events.press('Create a join code');

  await shows('ABCD-EFGH');
  expect(named('Print the poster').getAttribute('href')).toBe(`${joinCode.poster}?lang=en`);
  expect(find('img[alt^="QR code"]').getAttribute('src')).toBe('/join/ABCD-EFGH/qr.svg');

  await events.press('Español');
  await shows('Imprimir el cartel');
  expect(named('Imprimir el cartel').getAttribute('href')).toBe(`${joinCode.poster}?lang=es`);
});

test('a join code is replaced and removed only after a question', async () => {
  const full = { ...answersOf.full, [`GET ${path}`]: { joinCode } };
  const { answers, calls } = openPage('/church-admin', full, 'a-session');
  const sent = () => calls.filter(({ call }) => call.endsWith(path) && !call.startsWith('GET')).map(({ call }) => call);
  await shows('ABCD-EFGH');

  await events.press('New code…');
  await shows('The code you have now stops working');
  Object.assign(answers, { [`POST ${path}`]: { joinCode }, [`DELETE ${path}`]: {} });
  expect(sent()).toEqual([]);
  await events.press('Create a new code');
  await shows('Join code created');
  Object.assign(answers, { [`GET ${path}`]: { joinCode: null } });
  await events.press('Remove code…');
  await events.press('Remove the code');

  await shows('Create a join code');
  expect(sent()).toEqual([`POST ${path}`, `DELETE ${path}`]);
});
