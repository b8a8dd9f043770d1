// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import type { Field } from '../../app/index.ts';
import { eventStream, fakeServer, head, section, settle, visit } from '../visit.testing.tsx';

afterEach(() => vi.unstubAllGlobals());

const fields: Field[] = [{ kind: 'text', name: 'team', label: 'Team', maxLength: 40 }];
const manifest = { id: 'volunteer-manager', fields, keepsRecords: true as const };

async function choose(page: Awaited<ReturnType<typeof visit>>, content: string) {
  const input = page.find('input[type=file]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { configurable: true, value: [new File([content], 'records.json')] });
  await act(() => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
}

test('a document with records is saved as a file that names the app and the version of the format', async () => {
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:x';
  });
  const document = { ...head, records: { name: 'Sunday team', data: { team: 'Ushers' } } };
  const calls = fakeServer(() =>
    eventStream(...section('a', 'Rota', { type: 'prose', text: 'x' }), { type: 'done', document }),
  );
  const page = await visit(manifest);
  await page.type('f-team', 'Ushers');
  await page.press('Write the prayer');

  await page.press('Save to a file');

  expect(JSON.parse((await saved?.text()) ?? '')).toEqual({
    app: 'volunteer-manager',
    version: 1,
    records: { team: 'Ushers' },
  });
  expect(calls).toHaveLength(1);
});

test('an opened file fills the form, and what was typed before can be put back', async () => {
  const page = await visit(manifest);
  await page.type('f-team', 'Choir');

  await choose(page, JSON.stringify({ app: 'volunteer-manager', version: 1, records: { team: 'Ushers', other: 1 } }));

  expect(page.control('f-team').value).toBe('Ushers');
  await page.press('Restore what I wrote');
  expect(page.control('f-team').value).toBe('Choir');
});

test('records in the file of another format are found in its meta', async () => {
  const page = await visit(manifest);
  const lampstand = { app: 'volunteer-manager', version: 1, records: { team: 'Ushers' } };

  await choose(page, JSON.stringify({ basics: { name: 'Ana' }, meta: { lampstand } }));

  expect(page.control('f-team').value).toBe('Ushers');
});

test.each([
  ['a picture', '\u0089PNG', 'We couldn’t read this file.'],
  ['JSON of something else', '{"a":1}', 'We couldn’t read this file.'],
  ['a file of another app', '{"app":"meal-planner","version":1,"records":{}}', 'This file is from another app.'],
  ['a file of a later version', '{"app":"volunteer-manager","version":2,"records":{}}', 'from a newer version'],
])('%s is refused with a clear message and changes nothing', async (_what, content, message) => {
  const page = await visit(manifest);
  await page.type('f-team', 'Choir');

  await choose(page, content);

  expect(page.find('[role=alert]').textContent).toContain(message);
  expect(page.control('f-team').value).toBe('Choir');
});
