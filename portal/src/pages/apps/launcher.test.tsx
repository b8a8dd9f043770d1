import { act } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { listApps } from '../../../../server/src/features/apps/list-apps.ts';
import { find, named, render } from '../../testing/render.tsx';
import { OpenAppPage } from './open-app-page.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ apps: listApps() })));
});
afterEach(() => vi.unstubAllGlobals());

const bar = () => Number(find('[role="progressbar"]').getAttribute('aria-valuenow'));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Opens the launcher with a query and waits for the catalogue. */
async function launch(searchPath: string) {
  const { hook, searchHook, history } = memoryLocation({ path: '/loading', searchPath, record: true });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Router hook={hook} searchHook={searchHook}>
        <Route path={/^\/(?:loading|app\/(?<appId>.+))$/}>
          <OpenAppPage />
        </Route>
      </Router>
    </SWRConfig>,
  );
  await wait(0);
  return { at: () => history.at(-1)?.replace(/\?.*/, '') };
}

test("the app's name is shown, and it opens after three and a half seconds", async () => {
  const { at } = await launch('app=debt-coach&url=%2Fapp%2Fdebt-coach');

  expect(find('h1').textContent).toBe('Opening Debt Freedom Coach');
  await wait(2_999);
  expect(bar()).toBeLessThanOrEqual(90);
  await wait(1);
  expect(bar()).toBe(100);
  await wait(499);
  expect(at()).toBe('/loading');
  await wait(1);
  expect(at()).toBe('/app/debt-coach');
});

test.each([
  ['Enter', () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))],
  ['a press of the button', () => named('Open it now').click()],
])('%s skips the wait', async (_, skip) => {
  const { at } = await launch('app=debt-coach&url=x');
  await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })));
  expect(at()).toBe('/loading');

  await act(async () => skip());

  expect(at()).toBe('/app/debt-coach');
});

test('progress grows every 200 ms by at most 15 and waits at 90', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  await launch('app=debt-coach&url=x');

  await wait(199);
  expect(bar()).toBe(0);
  await wait(1);
  expect(bar()).toBe(15);
  await wait(800);
  expect(bar()).toBe(75);
  await wait(1_600);
  expect(bar()).toBe(90);
});

test.each([
  ['an app that nobody knows', 'app=no-such-app&url=%2Fapp%2Fno-such-app'],
  ['no app', 'url=%2Fapp%2Fdebt-coach'],
  ['no url', 'app=debt-coach'],
  ['an empty url', 'app=debt-coach&url='],
])('%s goes to the dashboard at once', async (_, query) => {
  const { at } = await launch(query);

  expect(at()).toBe('/dashboard');
});

test('the url parameter is never followed', async () => {
  const { at } = await launch('app=Debt-COACH&url=https%3A%2F%2Fevil.example%2F');

  await wait(3_500);
  expect(at()).toBe('/app/debt-coach');
});

test('a catalogue that fails to load does not delay the launch', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"message":"busy","code":"busy"}', { status: 503 }));
  const { at } = await launch('app=debt-coach&url=x');

  await wait(3_500);
  expect(at()).toBe('/app/debt-coach');
});
