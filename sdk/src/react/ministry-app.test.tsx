// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { renderToString } from 'preact-render-to-string';
import { beforeEach, expect, test } from 'vitest';
import { MinistryApp } from './index.tsx';

const prayer = { church: 'grace-chapel', app: 'prayer-generator', origin: 'https://apps.example' };

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('renders the custom element on the server without touching a document', () => {
  const html = renderToString(<MinistryApp {...prayer} className="wide" />);

  expect(html).toMatch(
    /^<ministry-app church="grace-chapel" app="prayer-generator" class="wide"[^>]*><\/ministry-app>$/,
  );
});

test('two apps on a page load the script once', () => {
  void act(() =>
    render(
      <>
        <MinistryApp {...prayer} />
        <MinistryApp {...prayer} app="bible-chat" />
      </>,
      document.body,
    ),
  );

  expect(document.querySelectorAll('ministry-app')).toHaveLength(2);
  expect([...document.scripts].map((script) => script.src)).toEqual(['https://apps.example/embed.js']);
});
