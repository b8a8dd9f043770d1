// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import type { Field, RecordsField, SimpleField } from '../../app/index.ts';
import { done, eventStream, fakeServer, section, visit } from '../visit.testing.tsx';

afterEach(() => vi.unstubAllGlobals());

const debts: RecordsField = {
  kind: 'records',
  name: 'debts',
  label: 'Your debts',
  item: 'debt',
  min: 1,
  max: 4,
  pasteable: true,
  of: [
    { kind: 'text', name: 'name', label: 'Name', maxLength: 40 },
    { kind: 'money', name: 'balance', label: 'Balance', min: 0, max: 100_000_000 },
  ],
};
const answer = () => eventStream(...section('a', 'Plan', { type: 'prose', text: 'x' }), done);

test('rows are added, filled and sent in their order; a row left blank at the end is no row', async () => {
  const calls = fakeServer(answer);
  const page = await visit({ fields: [debts] });
  await page.type('f-debts-0-name', 'Card');
  await page.type('f-debts-0-balance', '680');
  await page.press('Add another debt');
  await page.type('f-debts-1-name', 'Car');
  await page.type('f-debts-1-balance', '8,650');
  await page.press('Add another debt');

  await page.press('Write the prayer');

  expect(calls[0]?.body.input).toEqual({
    debts: [
      { name: 'Card', balance: 68_000 },
      { name: 'Car', balance: 865_000 },
    ],
  });
});

test('a removed row can be brought back with what was in it, at its place', async () => {
  const page = await visit({ fields: [debts] });
  await page.type('f-debts-0-name', 'First');
  await page.press('Add another debt');
  await page.type('f-debts-1-name', 'Second');

  await page.press('Remove debt 1');
  expect(page.control('f-debts-0-name').value).toBe('Second');
  expect(page.text()).toContain('debt 1 removed.');

  await page.press('Undo');
  expect(page.control('f-debts-0-name').value).toBe('First');
  expect(page.control('f-debts-1-name').value).toBe('Second');
});

test('rows pasted from a spreadsheet are matched by their headings', async () => {
  const calls = fakeServer(answer);
  const page = await visit({ fields: [debts] });
  await page.press('Paste from a spreadsheet');
  await page.type('paste-debts', 'Balance ($)\tName\tNote\n$1,200.50\tVisa\tx\n80\tShop\t\n');
  await page.press('Use these rows');

  expect(page.text()).toContain('2 rows added.');
  await page.press('Write the prayer');

  expect(calls[0]?.body.input).toEqual({
    debts: [
      { name: 'Visa', balance: 120_050 },
      { name: 'Shop', balance: 8_000 },
    ],
  });
});

test('a pasted cell that cannot be read stays, and is named when the form is sent', async () => {
  const page = await visit({ fields: [debts] });
  await page.press('Paste from a spreadsheet');
  await page.type('paste-debts', 'Name,Balance\nVisa,a lot\n');
  await page.press('Use these rows');
  expect(page.text()).toContain('1 row added. Please check it.');
  await page.press('Write the prayer');

  expect(page.control('f-debts-0-balance').value).toBe('a lot');
  expect(page.find('.summary').textContent).toContain('debt 1, Balance: Please enter a number');
});

test('pasted text without a known heading changes nothing and says which headings are looked for', async () => {
  const page = await visit({ fields: [debts] });
  await page.type('f-debts-0-name', 'Kept');
  await page.press('Paste from a spreadsheet');
  await page.type('paste-debts', 'foo,bar\n1,2\n');
  await page.press('Use these rows');

  expect(page.text()).toContain('We didn’t recognize the column headings. Use these: Name, Balance.');
  expect(page.control('f-debts-0-name').value).toBe('Kept');
});

test('a CSV field reads quoted cells and says what is missing', async () => {
  const calls = fakeServer(answer);
  const csv: Field = {
    kind: 'csv',
    name: 'people',
    label: 'People',
    maxRows: 10,
    columns: [
      { name: 'name', label: 'Name' },
      { name: 'note', label: 'Note', optional: true },
    ],
  };
  const page = await visit({ fields: [csv] });
  await page.type('f-people', 'Name,Note\n"Reed, Ann","says ""hi"""\n,lost\n');

  expect(page.text()).toContain('2 rows read.');
  expect(page.text()).toContain('Row 2: “Name” is empty.');
  await page.type('f-people', 'Name,Note\n"Reed, Ann","says ""hi"""\n');
  expect(page.text()).toContain('1 row read.');
  await page.press('Write the prayer');

  expect(calls[0]?.body.input).toEqual({ people: [{ name: 'Reed, Ann', note: 'says "hi"' }] });
});

test('a row asks what is needed; the rest is folded in it, and is sent and named like the others', async () => {
  const calls = fakeServer(answer);
  const dueDay: SimpleField = { kind: 'number', name: 'dueDay', label: 'Due day', min: 1, max: 31, decimals: 0 };
  const of = debts.of.concat({ ...dueDay, more: true, optional: true });
  const page = await visit({ fields: [{ ...debts, of, moreLabel: 'Due day of this debt' }] });
  await page.press('Add another debt');
  const folds = [...page.root.querySelectorAll('.records details')] as HTMLDetailsElement[];
  expect(folds.map((fold) => [fold.open, fold.querySelector('summary')?.textContent])).toEqual([
    [false, 'Due day of this debt'],
    [false, 'Due day of this debt'],
  ]);
  await page.type('f-debts-0-name', 'Card');
  await page.type('f-debts-0-balance', '680');
  await page.type('f-debts-0-dueDay', '40');

  await page.press('Write the prayer');
  expect(folds.map(({ open }) => open)).toEqual([true, false]);
  expect(document.activeElement?.id).toBe('f-debts-0-dueDay');
  await page.type('f-debts-0-dueDay', '20');
  await page.press('Write the prayer');

  expect(calls[0]?.body.input).toEqual({ debts: [{ name: 'Card', balance: 68_000, dueDay: 20 }] });
});

test('each row is a group with a name of its own, and the unit belongs to its field', async () => {
  const page = await visit({ fields: [debts] });
  await page.press('Add another debt');

  const groups = [...page.root.querySelectorAll('.records li fieldset > legend')].map((legend) => legend.textContent);
  expect(groups).toEqual(['debt 1', 'debt 2']);
  const unit = page.control('f-debts-1-balance').getAttribute('aria-describedby')?.split(' ')[0] ?? '';
  expect(document.getElementById(unit)?.textContent).toBe('$');
});

test('adding, removing and undoing move the focus to the row that is meant', async () => {
  const page = await visit({ fields: [debts] });
  const focused = () => document.activeElement?.id;

  await page.press('Add another debt');
  expect(focused()).toBe('f-debts-1-name');
  await page.press('Remove debt 1');
  expect(focused()).toBe('f-debts-0-name');
  await page.press('Undo');
  expect(focused()).toBe('f-debts-0-name');
  await page.press('Remove debt 2');
  expect(document.activeElement?.textContent).toBe('Add another debt');
});

test('Escape closes the place to paste, and the focus goes back to its button', async () => {
  const page = await visit({ fields: [debts] });
  await page.press('Paste from a spreadsheet');
  const area = page.control<HTMLTextAreaElement>('paste-debts');
  area.focus();

  await act(() => void area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));

  expect(page.root.querySelector('#paste-debts')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Paste from a spreadsheet');
});
