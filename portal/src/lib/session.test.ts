import { afterEach, expect, test, vi } from 'vitest';
import { onSessionChange, readSessionId, storeSessionId } from './session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  storeSessionId(null);
});

test("the session id is stored under the specification's key", () => {
  storeSessionId('abc');

  expect(localStorage.getItem('sessionId')).toBe('abc');
  expect(readSessionId()).toBe('abc');
});

test('a new or ended session removes keys of older versions', () => {
  localStorage.setItem('authToken', 'old');
  sessionStorage.setItem('user', '{}');

  storeSessionId(null);

  expect([localStorage.getItem('authToken'), sessionStorage.getItem('user')]).toEqual([null, null]);
});

test('with blocked storage a sign-in lasts as long as the page', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });

  storeSessionId('abc');
  expect(readSessionId()).toBe('abc');
  storeSessionId(null);
  expect(readSessionId()).toBeNull();
});

test('listeners get changes from all tabs until they unsubscribe', () => {
  const heard = vi.fn();
  const stop = onSessionChange(heard);

  storeSessionId('abc');
  dispatchEvent(new StorageEvent('storage', { key: 'sessionId' }));
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(heard).toHaveBeenCalledTimes(2);

  stop();
  storeSessionId(null);
  dispatchEvent(new StorageEvent('storage', { key: 'sessionId' }));
  expect(heard).toHaveBeenCalledTimes(2);
});
