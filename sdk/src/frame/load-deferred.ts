import { useEffect, useState } from 'react';
import type { Part } from './boot.ts';
import type { LaterWords } from './words/index.ts';

type Parts = Pick<typeof import('./deferred/chat.tsx'), 'Chat'> &
  Pick<typeof import('./deferred/records.tsx'), 'RecordsView'> &
  Pick<typeof import('./deferred/csv.tsx'), 'CsvView'>;
export type Deferred = typeof import('./deferred/index.ts') & Partial<Parts> & { words: LaterWords };

let loaded: Deferred | undefined;

/** Makes the second chunk known; the server, which has everything at hand, calls it once. */
export function provideDeferred(more: Deferred): void {
  loaded = more;
}

/** Loads the second chunk once, with the parts that the app needs; a failed load is tried again by the next call. */
export async function loadDeferred(wanted: readonly Part[] = []): Promise<Deferred> {
  if (loaded) return loaded;
  const spanish = document.documentElement.lang.startsWith('es');
  const [more, words] = await Promise.all([
    import('./deferred/index.ts'),
    spanish ? import('./words/es-later.ts') : import('./words/en-later.ts'),
  ]);
  const parts: Partial<Parts>[] = await Promise.all(wanted.map((part) => more.parts[part]()));
  const all: Deferred = Object.assign({ ...more, words: words.later }, ...parts);
  loaded = all;
  return all;
}

/** The second chunk if it is there, and as soon as it is when `wanted` asks for it. */
export function useDeferred(wanted?: unknown, onFailed?: () => void): Deferred | undefined {
  const [, setCame] = useState<Deferred>();
  useEffect(() => {
    if (wanted && !loaded) void loadDeferred().then((more) => setCame(() => more), onFailed);
  }, [wanted]);
  return loaded;
}
