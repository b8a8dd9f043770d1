import type { Localized } from '@lampstand/sdk/app';
import { AppError } from './app-error.ts';

const crowded: Localized = {
  en: 'We’re busy right now. Please try again in a moment.',
  es: 'En este momento hay mucha gente usando la página. Inténtelo de nuevo en un momento.',
};
const restarting: Localized = {
  en: 'Lampstand is restarting. Please try again in a moment.',
  es: 'Lampstand se está reiniciando. Inténtelo de nuevo en un momento.',
};

/** A 503 answer with Retry-After. */
export const busy = (said: Localized) => new AppError('busy', said, { retryAfterSeconds: 5 });
/** The server is at its maximum of concurrent requests. */
export const serverCrowded = () => busy(crowded);
export const serverRestarting = () => busy(restarting);
