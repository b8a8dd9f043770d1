import { useEffect, useRef } from 'react';

/**
 * Controls of a prerendered page can be used before hydration. `take` gets them once, in order, so that
 * earlier input is kept.
 */
export function useTypedEarly(take: (controls: (HTMLInputElement | HTMLSelectElement)[]) => void) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happened before the first drawing is taken
  useEffect(() => take([...(place.current?.querySelectorAll<HTMLInputElement>('input, select') ?? [])]), []);
  return place;
}
