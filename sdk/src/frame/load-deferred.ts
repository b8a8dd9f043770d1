import type { Feature } from './boot.ts';
import type { Deferred } from './deferred-contract.ts';

/** Loads the deferred chunk with its messages and the features that an app needs. A failed load can be repeated. */
export async function loadDeferred(wanted: readonly Feature[] = []): Promise<Deferred> {
  const spanish = document.documentElement.lang.startsWith('es');
  const [{ features, problemsOf, ProblemSummary }, { deferredMessages: words }] = await Promise.all([
    import('./deferred/index.ts'),
    spanish ? import('./messages/messages.es.deferred.ts') : import('./messages/messages.en.deferred.ts'),
  ]);
  const loaded: Partial<Deferred>[] = await Promise.all(wanted.map((feature) => features[feature]()));
  return Object.assign({ problemsOf, ProblemSummary, words }, ...loaded);
}
