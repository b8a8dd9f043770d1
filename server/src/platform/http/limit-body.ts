import { bodyLimit } from 'hono/body-limit';
import { AppError } from './app-error.ts';

/** Refuses bodies over `maxBytes` before they are read. @throws AppError `too_large` */
export function limitBody(maxBytes: number) {
  const kilobytes = Math.floor(maxBytes / 1024);
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new AppError('too_large', {
        en: `This is too large. Please send at most ${kilobytes} KB.`,
        es: `Esto es demasiado grande. Envíe ${kilobytes} KB como máximo.`,
      });
    },
  });
}
