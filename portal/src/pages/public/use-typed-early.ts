import { useEffect, useRef } from 'react';

/**
 * Controls in a ready-made page can be used before it has come to life. `take` is given them once, in their order, so that
 * what was typed or chosen until then counts.
 */
export function useTypedEarly(take: (controls: (HTMLInputElement | HTMLSelectElement)[]) => void) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happened before the first drawing is taken
  useEffect(() => take([...(place.current?.querySelectorAll<HTMLInputElement>('input, select') ?? [])]), []);
  return place;
}
