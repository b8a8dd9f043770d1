import { expect, test, vi } from 'vitest';
import { makeResizer } from './resize-frame.ts';

/** A frame of which only the height matters. */
function fakeFrame(): HTMLElement {
  const style: Record<string, string> = { height: '99px', overflowAnchor: '' };
  const frame = {
    style,
    get offsetHeight() {
      return Number.parseInt(style.height ?? '', 10);
    },
    getBoundingClientRect: () => ({ bottom: 500 }),
  };
  // The resizer reads nothing else of an element.
  return frame as unknown as HTMLElement;
}

test('a height is taken over when it differs by two pixels or more', () => {
  const frame = fakeFrame();
  const resize = makeResizer(frame, () => undefined);

  const taken = [500, 501, 499, 502, 498, 0].map(resize);

  expect(taken).toEqual([true, undefined, undefined, true, true, undefined]);
  expect(frame.style.height).toBe('498px');
});

test('growth without end is stopped and reported once', () => {
  const onLoop = vi.fn();
  const frame = fakeFrame();
  const resize = makeResizer(frame, onLoop);

  for (let height = 200; height < 9_000; height += 20) resize(height);

  expect(onLoop).toHaveBeenCalledTimes(1);
  expect(frame.offsetHeight).toBeLessThan(1_100);
  expect(resize(150)).toBeUndefined();
});

test('as many growths, spread over a longer answer, are no loop', () => {
  vi.useFakeTimers();
  const onLoop = vi.fn();
  const resize = makeResizer(fakeFrame(), onLoop);

  for (let line = 1; line <= 200; line++) {
    resize(200 + 24 * line);
    vi.advanceTimersByTime(100);
  }

  expect(onLoop).not.toHaveBeenCalled();
  vi.useRealTimers();
});
