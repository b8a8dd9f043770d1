import { type RefObject, useEffect } from 'react';
import { announce } from '../ui/announcer.tsx';
import type { ApiError } from './api-error.ts';

/** Moves focus to a refused form's first invalid field, else to its notice. */
export function useFocusOnProblem(form: RefObject<HTMLElement | null>, error: ApiError | undefined): void {
  useEffect(() => {
    if (!error) return;
    const place = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    if (!place) return;
    if (!place.matches('input, select, textarea')) place.tabIndex = -1;
    // A field that has the focus already is not read again.
    const described = place
      .getAttribute('aria-describedby')
      ?.split(' ')
      .find((id) => id.endsWith('-problem'));
    const message = described && document.getElementById(described)?.textContent;
    const lang = place.closest<HTMLElement>('[lang]')?.lang;
    if (document.activeElement === place && message) announce(message, 'assertive', lang);
    place.focus();
  }, [form, error]);
}
