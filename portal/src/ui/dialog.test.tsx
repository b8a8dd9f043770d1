import { useState } from 'react';
import { expect, test } from 'vitest';
import { click, find, named, press, render } from '../testing/render.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './field.tsx';

function Asking({ withField = true, vanishing = false }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {!(vanishing && open) && <Button onClick={() => setOpen(true)}>Disable…</Button>}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Disable Welcome table?"
        description="You can enable them again."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Not now</Button>
            <Button look="stop">Disable</Button>
          </>
        }
      >
        {withField && <TextField label="Reason" name="reason" />}
      </Dialog>
    </>
  );
}

async function open(node: React.ReactNode): Promise<HTMLElement> {
  render(node);
  named('Disable…').focus();
  await click(named('Disable…'));
  return find('[role="dialog"]');
}

test('a dialog has a name and a description, and focus goes to its first field', async () => {
  const dialog = await open(<Asking />);
  const text = (attribute: string) => document.getElementById(dialog.getAttribute(attribute) ?? '')?.textContent;

  expect(text('aria-labelledby')).toBe('Disable Welcome table?');
  expect(text('aria-describedby')).toBe('You can enable them again.');
  expect(document.activeElement).toBe(find('input'));
});

test('without a field, focus goes to the safe answer, not the destructive one', async () => {
  await open(<Asking withField={false} />);

  expect(document.activeElement).toBe(named('Not now'));
});

test('what gets the focus in a tall dialog is brought into view', async () => {
  await open(<Asking />);
  const seen: unknown[] = [];
  const last = find('footer button:last-child');
  last.scrollIntoView = (how) => void seen.push(how);

  last.focus();

  expect(seen).toEqual([{ block: 'nearest' }]);
});

test('Escape closes, and focus returns to where it was', async () => {
  await open(<Asking />);

  await press('Escape');

  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(document.activeElement).toBe(named('Disable…'));
});

test('focus goes to the page when the element that opened the dialog is gone', async () => {
  await open(<Asking vanishing />);

  await press('Escape');

  expect(document.activeElement).toBe(find('#main'));
});

test('the close button closes the dialog', async () => {
  await open(<Asking />);

  await click(named('Close'));

  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

test('no style element is added to the page', async () => {
  await open(<Asking />);

  expect(document.querySelectorAll('style')).toHaveLength(0);
});
