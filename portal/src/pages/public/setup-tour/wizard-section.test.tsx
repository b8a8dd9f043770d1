import { act } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { click, find, named, render } from '../../../testing/render.tsx';
import { WizardSection } from './wizard-section.tsx';

// Loads the later steps' chunk, so that it renders without waiting.
beforeAll(() => import('./wizard-later-steps.tsx'));
afterEach(() => vi.unstubAllGlobals());

const site = { site: { embedOrigin: 'https://apps.example.org', homeVerses: { stand: null, afraid: null } } };

/** Fakes the server: answers by path and counts the calls. */
function server(answers: Record<string, unknown>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input), 'https://portal.example.org');
    asked.push(pathname);
    const body = answers[pathname];
    return body ? Response.json(body) : Response.json({ message: 'Nothing here.', code: 'not_found' }, { status: 404 });
  });
  return { count: (path: string) => asked.filter((one) => one === path).length };
}

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <WizardSection />
    </SWRConfig>,
  );
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const person = (role: string) => ({
  '/api/site': site,
  '/api/context': { user: { name: 'Office', email: 'office@grace-chapel.example', role }, home: '/church-admin' },
});
const STATUS = '/api/subscription/status';

async function toCodes() {
  await click(named('Begin'));
  await click(named('Continue'));
  await click(find('input[value="wix"]'));
  await click(named('Continue'));
  await settle();
}

test("the signed-in person's plan reloads every 30 seconds on the status step only", async () => {
  vi.useFakeTimers();
  localStorage.setItem('sessionId', 'of-a-fixture');
  const plan = { status: 'paused', daysRemaining: null, canAccessSnippets: false, pausedReason: 'The payment failed.' };
  const { count } = server({ ...person('Church Administrator'), [STATUS]: plan });
  show();
  await settle();
  expect(count(STATUS)).toBe(0);

  await click(named('Begin'));
  await settle();
  expect(count(STATUS)).toBe(1);
  expect(document.body.textContent).toContain('The payment failed.');
  await settle(30_000);
  await settle(30_000);
  expect(count(STATUS)).toBe(3);

  await click(named('Continue'));
  await settle(90_000);
  expect(count(STATUS)).toBe(3);
});

test('a visitor without an account can pass the status step and gets a link to the trial', async () => {
  vi.useFakeTimers();
  const { count } = server({ '/api/site': site });
  show();

  await toCodes();

  expect(count(STATUS)).toBe(0);
  expect(named('Sign up your church').getAttribute('href')).toBe('/signup?promo=BETA30');
  expect(named('Login').getAttribute('href')).toBe('/login');
});

test('an administrator gets a link to the church’s own code, a member is sent to the administrator', async () => {
  vi.useFakeTimers();
  localStorage.setItem('sessionId', 'of-a-fixture');
  server({ ...person('Church Administrator'), [STATUS]: { status: 'active', canAccessSnippets: true } });
  const { again } = show();
  await toCodes();
  expect(named('Open Website Integration').getAttribute('href')).toBe('/church-admin');

  again(null);
  server({ ...person('Standard User'), [STATUS]: { status: 'expired', canAccessSnippets: false } });
  again(
    <SWRConfig value={{ provider: () => new Map() }}>
      <WizardSection />
    </SWRConfig>,
  );
  await toCodes();
  expect(document.body.textContent).toContain('Embed codes are for church administrators.');
  expect(named('read').getAttribute('href')).toBe('/embed-instructions');
});

test('the line has this server, the sample church and the chosen app', async () => {
  vi.useFakeTimers();
  server({ '/api/site': site });
  show();
  await toCodes();

  await click(find('input[value="prayer-generator"]'));

  expect(find('pre').textContent).toBe(
    '<script async src="https://apps.example.org/embed.js" data-church="sample-church" data-app="prayer-generator"></script>',
  );
  expect(document.body.textContent).toContain('The code of a sample church, for Wix');
});

test('a failed plan request says so, can be retried, and does not block the wizard', async () => {
  vi.useFakeTimers();
  localStorage.setItem('sessionId', 'of-a-fixture');
  server(person('Pastor'));
  show();
  await settle();
  await click(named('Begin'));
  await settle();

  expect(document.body.textContent).toContain('Unable to check subscription status.');
  named('Try Again');
  await click(named('Continue'));
  expect(find('h3').textContent).toBe('Select Website Platform');
});

test('the line of the code step is copied and says so for three seconds', async () => {
  vi.useFakeTimers();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  server({ '/api/site': site });
  show();
  await settle();
  await toCodes();

  await click(named('Copy'));

  expect(writeText).toHaveBeenCalledWith(
    '<script async src="https://apps.example.org/embed.js" data-church="sample-church" data-app="debt-coach"></script>',
  );
  await settle(2_900);
  named('Copied');
  await settle(200);
  named('Copy');
});
