import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { click, find, named, render } from '../testing/render.tsx';
import { type Column, Pager, Table } from './table.tsx';

interface Row {
  id: string;
  name: string;
}
const rows: Row[] = [
  { id: 'a', name: 'Church office' },
  { id: 'b', name: 'Music desk' },
];
const columns: Column<Row>[] = [{ id: 'name', heading: 'Member', cell: ({ name }) => name }];

function Choosing() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <Table
      caption="Members"
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      columns={columns}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}
const box = (place: number) => document.querySelectorAll<HTMLInputElement>('input')[place] as HTMLInputElement;

test('a table has a caption, and each row a checkbox with the name of the row', () => {
  render(<Choosing />);

  expect(find('caption').textContent).toBe('Members');
  expect([...document.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
    'Select all',
    'Select Church office',
    'Select Music desk',
  ]);
});

test('the header checkbox is indeterminate for some rows, on for all, and toggles all', async () => {
  render(<Choosing />);

  await click(box(1));
  expect([box(0).checked, box(0).indeterminate]).toEqual([false, true]);
  expect(document.querySelectorAll('tr[data-chosen]')).toHaveLength(1);
  await click(box(0));
  expect([box(0).checked, box(0).indeterminate, box(2).checked]).toEqual([true, false, true]);
  await click(box(0));
  expect(document.querySelectorAll('tr[data-chosen]')).toHaveLength(0);
});

test('a table without selectable rows has no checkboxes', () => {
  render(
    <Table caption="Invitations" rows={rows} rowId={({ id }) => id} rowName={({ name }) => name} columns={columns} />,
  );

  expect(document.querySelector('input')).toBeNull();
});

test('a list with more pages has a button for the next one', async () => {
  const next = vi.fn();
  const { again } = render(<Pager shown="25 of 42 shown" more loading={false} onMore={next} />);

  await click(named('Show more'));
  expect(next).toHaveBeenCalledOnce();
  again(<Pager shown="42 of 42 shown" more={false} loading={false} onMore={next} />);
  expect(document.querySelector('button')).toBeNull();
  expect(find('[role="status"]').textContent).toBe('42 of 42 shown');
});

test('the first cell of each row is its heading', () => {
  render(<Choosing />);

  const headings = [...document.querySelectorAll('[role=rowheader]')].map((cell) => cell.textContent);
  expect(headings).toEqual(['Church office', 'Music desk']);
});
