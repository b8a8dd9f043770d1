import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { find, named, press, render } from '../testing/render.tsx';
import { Tabs } from './tabs.tsx';

function Rooms() {
  const [value, setValue] = useState('people');
  return (
    <Tabs
      label="Rooms"
      value={value}
      onChange={setValue}
      tabs={[
        { id: 'people', label: 'Church Management', count: 3, children: <p>The people</p> },
        { id: 'website', label: 'Website Integration', children: <p>The lines</p> },
      ]}
    />
  );
}

test('one panel is shown, and its tab shows the number of open items', () => {
  render(<Rooms />);

  expect(find('[role="tablist"]').getAttribute('aria-label')).toBe('Rooms');
  expect(named('Church Management 3').getAttribute('aria-selected')).toBe('true');
  expect(document.body.textContent).toContain('The people');
  expect(document.body.textContent).not.toContain('The lines');
});

test('arrow keys move between tabs and wrap around', async () => {
  render(<Rooms />);
  await act(async () => named('Church Management 3').focus());

  await press('ArrowRight');

  expect(named('Website Integration').getAttribute('aria-selected')).toBe('true');
  expect(document.body.textContent).toContain('The lines');

  await press('ArrowRight', named('Website Integration'));

  expect(named('Church Management 3').getAttribute('aria-selected')).toBe('true');
});
