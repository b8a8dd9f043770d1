import { expect, test, vi } from 'vitest';
import { click, find, named, render } from '../testing/render.tsx';
import { EditFormFooter } from './edit-form.tsx';

const messages = { saved: 'Saved.', unsaved: 'Not saved yet.', save: 'Save', saving: 'Saving…', discard: 'Discard' };

test('after saving, the button keeps the focus and does not submit again', async () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (changed: boolean) => (
    <form onSubmit={sent}>
      <EditFormFooter changed={changed} busy={false} messages={messages} onDiscard={() => {}} />
    </form>
  );
  const page = render(form(true));
  named('Save').focus();
  await click(named('Save'));

  page.again(form(false));
  await click(named('Save'));

  expect(sent).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(named('Save'));
  expect(named('Save').getAttribute('aria-disabled')).toBe('true');
});

test('opening a form says nothing, and a change is said once', () => {
  const footer = (changed: boolean) => (
    <EditFormFooter changed={changed} busy={false} messages={messages} onDiscard={() => {}} />
  );
  const page = render(footer(false));
  expect(find('[role=status]').textContent).toBe('');

  page.again(footer(true));
  expect(find('[role=status]').textContent).toBe('Not saved yet.');
});

test('the last save can be undone beside Save until something changes', async () => {
  const undone = vi.fn();
  const footer = (changed: boolean) => (
    <EditFormFooter
      changed={changed}
      busy={false}
      messages={messages}
      onDiscard={() => {}}
      undo={{ label: 'Undo', run: undone }}
    />
  );
  const page = render(footer(false));
  await click(named('Undo'));
  expect(undone).toHaveBeenCalledOnce();

  page.again(footer(true));
  expect(() => named('Undo')).toThrow();
});
