import { useEffect, useState } from 'react';
import type { OpenedWords } from '../words/index.ts';

/** A part of the frame that is fetched when it is opened for the first time. */
interface Opened<T> {
  part: T | undefined;
  /** It could not be fetched; opening it again tries again. */
  lost: boolean;
}

/** Fetches a part as soon as it is `wanted`. */
export function useOpened<T>(wanted: boolean, load: () => Promise<T>): Opened<T> {
  const [part, setPart] = useState<T>();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!wanted || part) return;
    setLost(false);
    load().then(
      (came) => setPart(() => came),
      () => setLost(true),
    );
  }, [wanted]);
  return { part, lost };
}

/** A part and the words of all parts that have words of their own. */
export async function withWords<T extends object>(part: Promise<T>): Promise<T & { words: OpenedWords }> {
  const spanish = document.documentElement.lang.startsWith('es');
  const [came, { opened }] = await Promise.all([
    part,
    spanish ? import('../words/es-opened.ts') : import('../words/en-opened.ts'),
  ]);
  return { ...came, words: opened };
}
