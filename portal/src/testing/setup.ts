import { afterEach, beforeEach, expect, vi } from 'vitest';
import { emptyPage } from './render.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

beforeEach(() => {
  vi.spyOn(console, 'error');
  // A page that is rendered on the server has no storage.
  if (typeof localStorage === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});

// What React or a component complains about fails the test that caused it.
afterEach(() => {
  emptyPage();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
  vi.useRealTimers();
});
