import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { eventually } from '../testing/events.testing.ts';
import { click, find, named, press, render } from '../testing/render.tsx';
import { dismissToast, showToast, toastStore, updateToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const seen = () => [...document.querySelectorAll('li')].map((toast) => toast.textContent);

async function show(...toasts: Parameters<typeof showToast>[0][]): Promise<number[]> {
  render(<Toaster />);
  let ids: number[] = [];
  await act(async () => {
    ids = toasts.map(showToast);
    await import('./toast-list.tsx');
  });
  return ids;
}

test('only the newest toast is visible', async () => {
  await show({ tone: 'success', title: 'First' }, { tone: 'success', title: 'Second' });

  expect(seen()).toEqual(['Second']);
});

test('a toast closes after 5,000 ms and leaves the list 1,000,000 ms later', async () => {
  vi.useFakeTimers();
  const [id] = await show({ tone: 'success', title: 'User approved successfully' });
  const state = () => toastStore.read().find((toast) => toast.id === id)?.open;

  await act(() => vi.advanceTimersByTimeAsync(4_999));
  expect(state()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(state()).toBe(false);
  expect(seen()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(999_999));
  expect(state()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(state()).toBeUndefined();
});

test('an open toast can be changed, and closed by its button', async () => {
  const [id = 0] = await show({ tone: 'info', title: 'Sending' });

  await act(async () => updateToast(id, { tone: 'success', title: 'Sent', text: 'to the treasurer' }));
  expect(seen()).toEqual(['Sent to the treasurer']);

  await click(named('Close'));
  expect(seen()).toEqual([]);
});

test('F8 moves focus to the toasts', async () => {
  await show({ tone: 'urgent', title: 'Error', text: 'Network error' });

  await press('F8', document.body);

  expect(find('ol').contains(document.activeElement)).toBe(true);
});

test('Escape in a toast returns the focus to where F8 was pressed', async () => {
  await show({ tone: 'success', title: 'Saved' });
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();

  await press('F8', document.body);
  await press('Tab');
  find('li').focus();
  await press('Escape');

  expect(seen()).toEqual([]);
  expect(document.activeElement).toBe(field);
});

test('a Spanish toast is announced as Spanish', async () => {
  const lang = { code: 'es', close: 'Cerrar', notice: 'Aviso', notices: 'Avisos' };
  await show({ tone: 'success', title: 'Guardado', lang });

  const announced = await eventually(
    () => [...document.querySelectorAll('[role=status]')].find((one) => one.textContent?.includes('Guardado')),
    'The toast is not announced.',
  );

  expect(announced.closest('[lang]')?.getAttribute('lang')).toBe('es');
  expect(announced.textContent).toMatch(/^Aviso\b/);
  expect(find('[role=region]').getAttribute('aria-label')).toBe('Avisos (F8)');
  expect(find('[role=region]').closest('[lang]')?.getAttribute('lang')).toBe('es');
});

test('dismissing a toast closes it', async () => {
  const [id = 0] = await show({ tone: 'info', title: 'Copied to clipboard!' });

  await act(async () => dismissToast(id));

  expect(seen()).toEqual([]);
});
