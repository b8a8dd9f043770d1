import { afterEach, expect, test, vi } from 'vitest';
import { onSessionChange, readSessionId, storeSessionId } from './session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  storeSessionId(null);
});

test('the session id is kept under the key that the specification names', () => {
  storeSessionId('abc');

  expect(localStorage.getItem('sessionId')).toBe('abc');
  expect(readSessionId()).toBe('abc');
});

test('a new or ended session takes away what older pages kept', () => {
  localStorage.setItem('authToken', 'old');
  sessionStorage.setItem('user', '{}');

  storeSessionId(null);

  expect([localStorage.getItem('authToken'), sessionStorage.getItem('user')]).toEqual([null, null]);
});

test('where storage is blocked somebody can still sign in, for as long as the page lives', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });

  storeSessionId('abc');
  expect(readSessionId()).toBe('abc');
  storeSessionId(null);
  expect(readSessionId()).toBeNull();
});

test('a change is heard in this tab and in the others, until one stops listening', () => {
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
