import { useEffect, useState } from 'react';
import type { PanelMessages } from '../messages/index.ts';

interface Chunk<T> {
  chunk: T | undefined;
  /** It could not be fetched; opening it again repeats the request. */
  failed: boolean;
}

/** Fetches a chunk as soon as it is `wanted`. */
export function useChunk<T>(wanted: boolean, load: () => Promise<T>): Chunk<T> {
  const [chunk, setChunk] = useState<T>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || chunk) return;
    setFailed(false);
    load().then(
      (loaded) => setChunk(() => loaded),
      () => setFailed(true),
    );
  }, [wanted]);
  return { chunk, failed };
}

/** A chunk together with the messages of such features. */
export async function withMessages<T extends object>(chunk: Promise<T>): Promise<T & { words: PanelMessages }> {
  const spanish = document.documentElement.lang.startsWith('es');
  const [loaded, { panelMessages: words }] = await Promise.all([
    chunk,
    spanish ? import('../messages/panels.es.deferred.ts') : import('../messages/panels.en.deferred.ts'),
  ]);
  return { ...loaded, words };
}
