import { useEffect, useState } from 'react';
import type { Part } from './boot.ts';
import type { LaterWords } from './words/index.ts';

type Parts = Pick<typeof import('./more/chat.tsx'), 'Chat'> &
  Pick<typeof import('./more/records.tsx'), 'RecordsView'> &
  Pick<typeof import('./more/csv.tsx'), 'CsvView'>;
export type More = typeof import('./more/index.ts') & Partial<Parts> & { words: LaterWords };

let loaded: More | undefined;

/** Makes the second chunk known; the server, which has everything at hand, calls it once. */
export function provideMore(more: More): void {
  loaded = more;
}

/** Loads the second chunk once, with the parts that the app needs; a failed load is tried again by the next call. */
export async function loadMore(wanted: readonly Part[] = []): Promise<More> {
  if (loaded) return loaded;
  const spanish = document.documentElement.lang.startsWith('es');
  const [more, words] = await Promise.all([
    import('./more/index.ts'),
    spanish ? import('./words/es-later.ts') : import('./words/en-later.ts'),
  ]);
  const parts: Partial<Parts>[] = await Promise.all(wanted.map((part) => more.parts[part]()));
  const all: More = Object.assign({ ...more, words: words.later }, ...parts);
  loaded = all;
  return all;
}

/** The second chunk if it is there, and as soon as it is when `wanted` asks for it. */
export function useMore(wanted?: unknown, onFailed?: () => void): More | undefined {
  const [, setCame] = useState<More>();
  useEffect(() => {
    if (wanted && !loaded) void loadMore().then((more) => setCame(() => more), onFailed);
  }, [wanted]);
  return loaded;
}
