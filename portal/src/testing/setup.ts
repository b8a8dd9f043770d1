import { afterEach, beforeEach, expect, vi } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

beforeEach(() => {
  vi.spyOn(console, 'error');
  // A page that is drawn on the server has no storage.
  if (typeof localStorage === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});

// Whatever React or a part complains about is a failure of the test that caused it.
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
  vi.useRealTimers();
});
