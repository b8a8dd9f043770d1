import { useEffect, useState } from 'react';
import type { LaterWords } from './words/index.ts';

export type More = typeof import('./more/index.ts') & { words: LaterWords };

let loaded: More | undefined;

/** Makes the second chunk known; the server, which has everything at hand, calls it once. */
export function provideMore(more: More): void {
  loaded = more;
}

/** Loads the second chunk once; a failed load is tried again by the next call. */
export async function loadMore(): Promise<More> {
  if (!loaded) {
    const [more, words] = await Promise.all([import('./more/index.ts'), import('./words/en-later.ts')]);
    loaded = { ...more, words: words.later };
  }
  return loaded;
}

/** The second chunk if it is there, and as soon as it is when `wanted` asks for it. */
export function useMore(wanted?: unknown, onFailed?: () => void): More | undefined {
  const [, setCame] = useState<More>();
  useEffect(() => {
    if (wanted && !loaded) loadMore().then((more) => setCame(() => more), onFailed);
  }, [wanted]);
  return loaded;
}
