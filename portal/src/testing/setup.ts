import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { emptyPage } from './render.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

beforeEach(() => {
  vi.spyOn(console, 'error');
  // Tests of server rendering have no storage.
  if (typeof localStorage === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});

/** happy-dom does not know the element, and React says so. */
const unknownToHappyDom = (call: unknown[]) => String(call[0]).startsWith('The tag <%s> is') && call[1] === 'search';

// An unexpected console.error fails the test.
afterEach(() => {
  emptyPage();
  expect(vi.mocked(console.error).mock.calls.filter((call) => !unknownToHappyDom(call))).toEqual([]);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

// A page that is still loading when the file ends would fail to load, here and in every later file of this worker.
afterAll(() => vi.dynamicImportSettled());
