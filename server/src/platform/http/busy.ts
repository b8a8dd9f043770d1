import type { Localized } from '@lampstand/sdk/app';
import { AppError } from './app-error.ts';

const crowded: Localized = {
  en: 'Many people are here right now. Please try again in a moment.',
  es: 'En este momento hay muchas personas aquí. Por favor, inténtelo de nuevo en un momento.',
};
const restarting: Localized = {
  en: 'The server is restarting. Please try again in a moment.',
  es: 'El servidor se está reiniciando. Por favor, inténtelo de nuevo en un momento.',
};

/** A 503 answer with Retry-After. */
export const busy = (said: Localized) => new AppError('busy', said, { retryAfterSeconds: 5 });
/** The server is at its maximum of concurrent requests. */
export const serverCrowded = () => busy(crowded);
export const serverRestarting = () => busy(restarting);
