import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { named, press, render } from '../testing/render.tsx';
import { Tooltip, TooltipGroup } from './tooltip.tsx';

const shown = () => document.querySelector('[role="tooltip"]')?.textContent;
const hover = (element: HTMLElement) =>
  act(async () => {
    element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function renderTwo() {
  vi.useFakeTimers();
  render(
    <TooltipGroup>
      <Tooltip text="Sends the letter once more">
        <button type="button">Resend</button>
      </Tooltip>
      <Tooltip text="The link stops working">
        <button type="button">Revoke</button>
      </Tooltip>
    </TooltipGroup>,
  );
}

test('a tooltip opens after 700 ms of hover', async () => {
  renderTwo();
  await hover(named('Resend'));

  await pass(699);
  expect(shown()).toBeUndefined();
  await pass(1);
  expect(shown()).toContain('Sends the letter once more');
});

test('within 300 ms of another tooltip the next opens at once, later it waits again', async () => {
  renderTwo();
  await hover(named('Resend'));
  await pass(700);
  await press('Escape');
  await pass(299);

  await hover(named('Revoke'));
  expect(shown()).toContain('The link stops working');

  await press('Escape');
  await pass(301);
  await hover(named('Resend'));
  expect(shown()).toBeUndefined();
});

test('keyboard focus shows it without waiting', async () => {
  renderTwo();

  await act(async () => named('Revoke').focus());

  expect(shown()).toContain('The link stops working');
});
