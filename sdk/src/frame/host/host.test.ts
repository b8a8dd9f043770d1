// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyLook, lightness } from './apply-look.ts';
import { connectHost } from './connect-host.ts';
import { openHostLink } from './host-link.ts';
import { wordpressHeight, wordpressSecret } from './wordpress.ts';

const parent = { postMessage: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('parent', parent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  parent.postMessage.mockReset();
});

function message(data: unknown, source: unknown, ports: unknown[] = []): void {
  const event = new Event('message');
  Object.assign(event, { data, source, ports });
  window.dispatchEvent(event);
}

const init = { lampstand: 1, type: 'init' };

test('hello is repeated until the host answers; then messages that waited go over its port', () => {
  const port = { postMessage: vi.fn(), onmessage: undefined };
  const alone = vi.fn();
  const link = openHostLink(vi.fn(), alone);
  link.send({ type: 'ready' });
  vi.advanceTimersByTime(600);
  expect(parent.postMessage.mock.calls).toEqual(Array(3).fill([{ lampstand: 1, type: 'hello' }, '*']));

  message(init, parent, [port]);
  vi.advanceTimersByTime(5_000);

  expect(port.postMessage).toHaveBeenCalledWith({ type: 'ready' });
  expect(parent.postMessage).toHaveBeenCalledTimes(3);
  expect(alone).not.toHaveBeenCalled();
});

test('an answer from any window but the page around the frame is ignored, and so is a second one', () => {
  const [forged, first, second] = [0, 1, 2].map(() => ({ postMessage: vi.fn() }));
  const link = openHostLink(vi.fn(), vi.fn());

  message(init, { postMessage: vi.fn() }, [forged]);
  message({ lampstand: 2, type: 'init' }, parent, [forged]);
  message(null, parent, [forged]);
  message(init, parent, [first]);
  message(init, parent, [second]);
  link.send({ type: 'done' });

  expect(first?.postMessage).toHaveBeenCalledWith({ type: 'done' });
  expect(forged?.postMessage).not.toHaveBeenCalled();
  expect(second?.postMessage).not.toHaveBeenCalled();
});

test('after three seconds without an answer the frame goes on alone', () => {
  const alone = vi.fn();
  const link = openHostLink(vi.fn(), alone);

  vi.advanceTimersByTime(3_000);
  vi.advanceTimersByTime(3_000);

  expect(alone).toHaveBeenCalledOnce();
  expect(link.state).toBe('alone');
});

test('only messages that the protocol knows reach the frame', () => {
  const port: { postMessage: () => void; onmessage?: (event: { data: unknown }) => void } = { postMessage: vi.fn() };
  const heard = vi.fn();
  openHostLink(heard, vi.fn());
  message(init, parent, [port]);

  for (const data of [null, 'x', { type: 'look' }, { type: 'look', look: { theme: 'pink' } }])
    port.onmessage?.({ data });
  port.onmessage?.({ data: { type: 'look', look: { theme: 'dark' } } });

  expect(heard.mock.calls).toEqual([[{ type: 'look', look: { theme: 'dark' } }]]);
});

test('the frame takes theme, hue and font of the page, and has its own background where text would be hard to read', () => {
  const root = document.createElement('html');

  applyLook(root, { theme: 'dark', ground: 'rgb(20, 30, 26)', font: 'Georgia', dir: 'rtl' }, 'auto');
  expect(root.dataset).toMatchObject({ theme: 'dark' });
  expect(root.dataset.ground).toBeUndefined();
  expect(root.style.getPropertyValue('--host-ground')).toBe('rgb(20, 30, 26)');
  expect(root.style.getPropertyValue('--host-font')).toBe('Georgia');
  expect(root.dir).toBe('rtl');

  applyLook(root, { theme: 'light', ground: 'rgb(120, 130, 90)' }, 'auto');
  expect(root.dataset).toMatchObject({ theme: 'light', ground: 'sheet' });

  applyLook(root, { theme: 'light', ground: 'rgb(255, 255, 255)' }, 'dark');
  expect(root.dataset).toMatchObject({ theme: 'dark', ground: 'sheet' });
});

test('lightness is that of the eye, and unknown for what is see-through', () => {
  expect(lightness('rgb(255, 255, 255)')).toBeCloseTo(1, 2);
  expect(lightness('rgb(0, 0, 0)')).toBeCloseTo(0, 2);
  expect(lightness('rgb(128, 128, 128)')).toBeCloseTo(0.6, 1);
  expect(lightness('rgba(0, 0, 0, 0)')).toBeUndefined();
});

test('WordPress hears the height with its secret, and again when it says that it is ready', () => {
  expect(wordpressSecret('#?secret=abc123XYZ0')).toBe('abc123XYZ0');
  expect(wordpressSecret('#x#?secret=abc')).toBe('abc');
  expect(wordpressSecret('#section')).toBeUndefined();
  const tell = wordpressHeight('abc');

  tell(640);
  message({ message: 'ready', secret: 'other' }, parent);
  message({ message: 'ready', secret: 'abc' }, parent);

  expect(parent.postMessage.mock.calls).toEqual(Array(2).fill([{ message: 'height', value: 640, secret: 'abc' }, '*']));
});

const leaveFrom = (before: () => void = () => {}) => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  const open = vi.fn();
  vi.stubGlobal('open', open);
  const surroundings = connectHost(document.createElement('main'), 'auto', () => {});
  before();
  surroundings.leave();
  const left = { replace: [...replace.mock.calls], open: [...open.mock.calls] };
  replace.mockRestore();
  return left;
};

test('in a page with our loader the frame asks it to leave, without an address, and opens nothing itself', () => {
  const port = { postMessage: vi.fn() };

  const left = leaveFrom(() => message(init, parent, [port]));

  expect(port.postMessage).toHaveBeenLastCalledWith({ type: 'leave' });
  expect(left).toEqual({ replace: [], open: [] });
});

test('in a frame without our loader a new tab opens, also before the loader could have answered', () => {
  const tab = [['https://www.weather.gov/', '_blank', 'noopener']];

  expect(leaveFrom()).toEqual({ replace: [], open: tab });
  expect(leaveFrom(() => vi.advanceTimersByTime(3_000))).toEqual({ replace: [], open: tab });
});

test('a frame that is the whole page replaces itself', () => {
  vi.stubGlobal('parent', window);

  expect(leaveFrom()).toEqual({ replace: [['https://www.weather.gov/']], open: [] });
});

test('answers for the form that the page sends reach the frame', () => {
  const port: { postMessage: () => void; onmessage?: (event: { data: unknown }) => void } = { postMessage: vi.fn() };
  const heard = vi.fn();
  connectHost(document.createElement('main'), 'auto', heard);
  message(init, parent, [port]);

  port.onmessage?.({ data: { type: 'look', look: { theme: 'light' } } });
  port.onmessage?.({ data: { type: 'look', look: { theme: 'light' }, input: { situation: 'Rain' } } });

  expect(heard.mock.calls.map(([{ input }]) => input)).toEqual([undefined, { situation: 'Rain' }]);
});
