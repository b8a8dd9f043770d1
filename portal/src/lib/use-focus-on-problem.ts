import { type RefObject, useEffect } from 'react';
import type { ApiError } from './api-error.ts';

/** Moves focus to a refused form's first invalid field, else to its notice. */
export function useFocusOnProblem(form: RefObject<HTMLElement | null>, error: ApiError | undefined): void {
  useEffect(() => {
    if (!error) return;
    const place = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    if (!place) return;
    if (!place.matches('input, select, textarea')) place.tabIndex = -1;
    place.focus();
  }, [form, error]);
}
