import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { LazyImage } from './lazy-image.tsx';

/** IntersectionObserver that tests trigger by hand. */
class Eye {
  static last: Eye;
  readonly watched: Element[] = [];
  gone = false;
  constructor(
    readonly tell: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Eye.last = this;
  }
  observe(element: Element) {
    this.watched.push(element);
  }
  disconnect() {
    this.gone = true;
  }
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Eye);
  return () => vi.unstubAllGlobals();
});

const picture = { src: '/pictures/lamp.svg', alt: 'A lamp', width: 132, height: 96 };
const images = () => [...document.querySelectorAll('img')].filter((image) => !image.closest('noscript'));

test('an image loads within 50 pixels of the viewport, and its space is reserved until then', async () => {
  render(<LazyImage {...picture} />);
  expect(images()).toEqual([]);
  expect(find('svg').getAttribute('viewBox')).toBe('0 0 132 96');
  expect(Eye.last.options).toEqual({ rootMargin: '50px', threshold: 0.01 });

  await act(async () => Eye.last.tell([{ isIntersecting: false }]));
  expect(images()).toEqual([]);
  await act(async () => Eye.last.tell([{ isIntersecting: true }]));

  expect(find('img').getAttribute('src')).toBe('/pictures/lamp.svg');
});

test('an image with priority loads at once', () => {
  render(<LazyImage {...picture} priority />);

  expect(find('img').getAttribute('alt')).toBe('A lamp');
});

test('an image that fails to load says so', async () => {
  render(<LazyImage {...picture} priority />);

  await act(async () => find('img').dispatchEvent(new Event('error')));

  expect(find('[role="img"]').textContent).toBe('Failed to load image');
});
