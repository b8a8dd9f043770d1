import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { csrfToken, forgetCsrfToken } from './csrf.ts';

let made = 0;
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const fetched = vi.fn(async () => answer({ ok: true, csrf_token: `token-${++made}`, expires_in: 3600 }));

beforeEach(() => {
  made = 0;
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  forgetCsrfToken();
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetCsrfToken();
});

test('concurrent writes share one token request', async () => {
  const tokens = await Promise.all([csrfToken({}), csrfToken({}), csrfToken({})]);

  expect(tokens).toEqual(['token-1', 'token-1', 'token-1']);
  expect(fetched).toHaveBeenCalledOnce();
});

test('a token is used for 90% of its lifetime, then loaded again', async () => {
  vi.useFakeTimers();
  await csrfToken({});

  vi.advanceTimersByTime(3_239_999);
  expect(await csrfToken({})).toBe('token-1');
  vi.advanceTimersByTime(1);
  expect(await csrfToken({})).toBe('token-2');
});

test('a cleared token is loaded again', async () => {
  await csrfToken({});

  forgetCsrfToken();

  expect(await csrfToken({})).toBe('token-2');
});

test('a token requested before the session changed is not stored', async () => {
  const before = csrfToken({});
  forgetCsrfToken();
  await before;

  expect(await csrfToken({})).toBe('token-2');
});

test('a failure names status and body, and a body without a token is an error too', async () => {
  fetched.mockResolvedValueOnce(answer({ message: 'busy' }, 503));
  await expect(csrfToken({})).rejects.toThrow('CSRF token fetch failed: 503 {"message":"busy"}');

  fetched.mockResolvedValueOnce(answer({ ok: false, error: 'No cookie' }));
  await expect(csrfToken({})).rejects.toThrow('CSRF token error: No cookie');

  fetched.mockResolvedValueOnce(answer({ ok: true }));
  await expect(csrfToken({})).rejects.toThrow('CSRF token error: Invalid response');
  expect(await csrfToken({})).toBe('token-1');
});
