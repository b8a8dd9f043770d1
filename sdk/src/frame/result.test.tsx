// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { byWriter, done, eventStream, fakeServer, refusal, section, visit } from './visit.testing.tsx';

afterEach(() => vi.unstubAllGlobals());

const prayer = section('prayer', 'The prayer', { type: 'prose', text: 'Lord, hear us.' });
const how = section('how', 'How to pray it', { type: 'prose', text: 'Slowly.' });
const fresh = section('how', 'How to pray it', { type: 'prose', text: 'Out loud.' });

const areas = (page: Awaited<ReturnType<typeof visit>>) =>
  [...page.root.querySelectorAll<HTMLTextAreaElement>('.editing textarea')].map(({ value }) => value);

async function shown(...later: Parameters<typeof fakeServer>) {
  const calls = fakeServer(() => eventStream(...prayer, ...how, done), ...later);
  const page = await visit();
  await page.type('f-purpose', 'healing');
  await page.type('f-situation', 'Surgery');
  await page.press('Write the prayer');
  return { calls, page };
}

test('a section is written again alone, and its former words can come back', async () => {
  const { calls, page } = await shown(() => eventStream(...fresh, done));
  await page.press('Edit');

  await page.press('Write again How to pray it');

  expect(calls[1]?.body).toEqual({ input: calls[0]?.body.input, section: 'how', attempt: 2 });
  expect(areas(page)).toEqual(['Lord, hear us.', 'Out loud.']);
  expect(page.find('[role=status]').textContent).toBe('“How to pray it” rewritten');
  await page.press('Undo');
  await page.press('Cancel');
  expect(page.find('.doc').textContent).toContain('Slowly.');
});

test('a section that another writer wrote again says so, and so does the document from then on', async () => {
  const small = { kind: 'model', model: 'small-8b' } as const;
  fakeServer(
    () => eventStream(...byWriter(prayer, small), ...byWriter(how, small), done),
    () => eventStream(...byWriter(fresh, { kind: 'built-in' }), done),
  );
  const page = await visit();
  await page.type('f-purpose', 'healing');
  await page.type('f-situation', 'Surgery');
  await page.press('Write the prayer');
  const lines = () => [...page.root.querySelectorAll('.asof')].map((line) => line.textContent);
  expect(lines()).toEqual(['Draft written with AI (small-8b), November 20, 2026.']);

  await page.press('Edit');
  await page.press('Write again How to pray it');
  await page.press('Cancel');

  expect(lines()).toEqual([
    'Draft written partly with AI (small-8b), November 20, 2026. Each part says which.',
    'Written with AI (small-8b).',
    'Written without AI.',
  ]);
});

test('writing again counts its attempts', async () => {
  const { calls, page } = await shown(
    () => eventStream(...fresh, done),
    () => eventStream(...fresh, done),
  );

  await page.press('Edit');
  await page.press('Write again How to pray it');
  await page.press('Write again How to pray it');

  expect(calls.map(({ body }) => body.attempt)).toEqual([1, 2, 3]);
});

test('a section that could not be written again stays as it was', async () => {
  const { page } = await shown(refusal(503, { code: 'busy', message: 'Busy.' }));

  await page.press('Edit');
  await page.press('Write again How to pray it');

  expect(areas(page)).toEqual(['Lord, hear us.', 'Slowly.']);
  expect(page.find('[role=alert]').textContent).toContain('We’re busy right now.');
});

test('words can be changed, kept, cancelled and undone', async () => {
  const { page } = await shown();
  const area = () => page.find('.editing textarea') as HTMLTextAreaElement;

  await page.press('Edit');
  area().value = 'My own words.';
  await page.press('Cancel');
  expect(page.find('.doc').textContent).toContain('Lord, hear us.');

  await page.press('Edit');
  expect(area().value).toBe('Lord, hear us.');
  area().value = 'My own words.';
  await page.press('Save changes');
  expect(page.find('.doc').textContent).toContain('My own words.');

  await page.press('Undo');
  expect(page.find('.doc').textContent).toContain('Lord, hear us.');
});

test('one Edit opens every section of the sheet, and both changes are kept at once', async () => {
  const { page } = await shown();

  await page.press('Edit');
  for (const area of page.root.querySelectorAll<HTMLTextAreaElement>('.editing textarea')) area.value += ' Amen.';
  await page.press('Save changes');

  expect(page.find('.doc').textContent).toContain('Lord, hear us. Amen.');
  expect(page.find('.doc').textContent).toContain('Slowly. Amen.');
  expect(page.root.querySelectorAll('.sect .button')).toHaveLength(0);
});

test('Escape keeps what was typed, and says so', async () => {
  const { page } = await shown();
  await page.press('Edit');
  const area = page.find('.editing textarea') as HTMLTextAreaElement;
  area.value = 'My own words.';

  await act(() => void area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));

  expect(page.find('.doc').textContent).toContain('My own words.');
  expect(page.find('[role=status]').textContent).toBe('Saved');
});

test('what is typed stays when another section is written again', async () => {
  const { page } = await shown(() => eventStream(...fresh, done));
  await page.press('Edit');
  (page.find('.editing textarea') as HTMLTextAreaElement).value = 'My own words.';

  await page.press('Write again How to pray it');

  expect(areas(page)).toEqual(['My own words.', 'Out loud.']);
});

test('no button of a result drops the focus', async () => {
  const answers = [() => eventStream(...fresh, done), () => eventStream(...fresh, done)];
  const { page } = await shown(...answers);
  const pressed: string[] = [];
  const byKeyboard = async (name: string) => {
    const area = page.root.querySelector<HTMLTextAreaElement>('.editing textarea');
    if (area) area.value += ' Amen.';
    page.button(name)?.focus();
    await page.press(name);
    pressed.push(`${name}: ${document.activeElement?.tagName === 'BODY' ? 'lost' : 'kept'}`);
  };
  vi.stubGlobal('print', () => {});

  const names = ['Edit', 'Cancel', 'Edit', 'Save changes', 'Edit', 'Write again How to pray it', 'Undo'];
  for (const name of [...names, 'Save changes', 'Copy', 'Print', 'Start another', 'Keep this draft'])
    await byKeyboard(name);
  await byKeyboard('Change what I wrote');

  expect(pressed.filter((line) => line.endsWith('lost'))).toEqual([]);
  expect(document.activeElement).toBe(page.root.querySelector('form :is(input, select, textarea)'));
});

test('the name of each control begins with the words that are seen on it', async () => {
  const { page } = await shown();
  await page.press('Edit');
  const named = [...page.root.querySelectorAll<HTMLElement>('button, a')].map((control) => {
    const parts = control.getAttribute('aria-labelledby')?.split(' ');
    const name = parts?.map((id) => page.root.querySelector(`#${id}`)?.textContent).join(' ');
    return { name: name ?? control.ariaLabel ?? control.textContent ?? '', seen: control.textContent?.trim() ?? '' };
  });

  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ name, seen }) => !name.trim().startsWith(seen))).toEqual([]);
});

test('starting another asks first when words were changed', async () => {
  const { page } = await shown();
  await page.press('Edit');
  (page.find('.editing textarea') as HTMLTextAreaElement).value = 'My own words.';
  await page.press('Save changes');

  await page.press('Start another');

  expect(page.text()).toContain('You’ll lose your changes.');
  await page.press('Keep this draft');
  expect(page.root.querySelector('.doc')).not.toBeNull();
  await page.press('Start another');
  const again = [...page.root.querySelectorAll('button')].filter((button) => button.textContent === 'Start another');
  again[1]?.click();
  await vi.waitFor(() => expect(page.root.querySelector('.doc')).toBeNull());
  expect(page.control('f-situation').value).toBe('');
});

test('copying gives the document as text, also where the clipboard is closed', async () => {
  const { page } = await shown();
  const written: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });

  await page.press('Copy');

  expect(written[0]).toMatch(/^Before the surgery\n\nDraft written without AI, November 20, 2026\.\n\nThe prayer\n/);
  expect(page.text()).toContain('Copied');

  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } });
  let selected = '';
  Object.assign(document, {
    execCommand: () => {
      selected = (document.body.lastElementChild as HTMLTextAreaElement).value;
      return true;
    },
  });
  await page.press('Copy');
  expect(selected).toBe(written[0]);
});

test('a file is asked for with the document as it is, and saved under its title', async () => {
  const { calls, page } = await shown(() => new Response('file'));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));

  await page.press('Word file');

  expect(calls[1]).toMatchObject({
    path: 'exports',
    body: { format: 'docx', largePrint: false, lang: 'en', document: { title: 'Before the surgery' } },
  });
  expect(saved).toEqual(['before-the-surgery.docx']);
  expect(page.text()).toContain('Downloading…');
});

test('a spreadsheet of several tables asks which one, and each is a file', async () => {
  const table = (caption: string) => ({ type: 'table' as const, caption, columns: [{ label: 'A' }], rows: [['1']] });
  const tables = section('plan', 'Plan', table('Months'), table('Payments'));
  const calls = fakeServer(
    () => eventStream(...tables, done),
    () => new Response('file'),
  );
  const page = await visit({ exports: ['copy', 'csv'] });
  await page.type('f-purpose', 'healing');
  await page.type('f-situation', 'Surgery');
  await page.press('Write the prayer');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));

  await page.press('Spreadsheet');
  expect(calls).toHaveLength(1);
  await page.press('Payments');

  expect(calls[1]).toMatchObject({ path: 'exports', body: { format: 'csv', table: 1 } });
});

test('where the sandbox ignores printing, the way to the hosted page is shown instead', async () => {
  const { page } = await shown();
  vi.stubGlobal('print', () => {});

  await page.press('Print');

  expect(page.text()).toContain('You can’t print or save here.');
  expect(page.button('Print')).toBeUndefined();
  expect(page.button('Copy')).toBeDefined();
});

test('the print shortcut in a frame prints the result alone', async () => {
  await shown();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const press = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true });

  dispatchEvent(press);

  expect(print).toHaveBeenCalled();
  expect(press.defaultPrevented).toBe(true);
});
