import type { Language } from '@lampstand/sdk/app';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { asStorageError } from '../db/sqlite-errors.ts';
import type { PlatformDeps } from '../deps.ts';
import { AppError, statusOf } from './app-error.ts';
import type { PlatformEnv } from './platform-env.ts';

/** Body of every error answer. Programs read `code`, people `message`. */
export interface ErrorBody {
  message: string;
  code: string;
  requestId: string;
  field?: string;
  issues?: AppError['issues'];
  challenge?: object;
}

/** The AppError for any thrown value: itself, a storage error, a malformed request, or `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const storage = asStorageError(error);
  if (storage) return storage;
  if (error instanceof HTTPException && error.status < 500) return fromHttpException(error);
  return new AppError(
    'internal',
    {
      en: 'Something went wrong on our side. Please try again in a moment.',
      es: 'Algo falló de nuestra parte. Inténtelo de nuevo en un momento.',
    },
    { cause: error },
  );
}

/** The error handler. Status and body come from the code; details go to the log only. */
export function onError<Deps extends PlatformDeps>(thrown: unknown, c: Context<PlatformEnv<Deps>>): Response {
  const error = toAppError(thrown);
  const status = statusOf[error.code];
  if (status >= 500) c.var.log.error({ err: error.cause ?? error, code: error.code }, 'request failed');
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
  c.header('Cache-Control', 'no-store');
  return c.json(errorBody(error, c.var.requestId, c.var.lang), status);
}

export function errorBody(error: AppError, requestId: string, lang: Language = 'en'): ErrorBody {
  return {
    message: error.in(lang),
    code: error.code,
    requestId,
    ...(error.field ? { field: error.field } : {}),
    ...(error.issues ? { issues: error.issues } : {}),
    ...(error.challenge ? { challenge: error.challenge } : {}),
  };
}

function fromHttpException(error: HTTPException): AppError {
  if (error.status === 413) return new AppError('too_large', 'This request is too large.', { cause: error });
  if (error.status === 415) {
    return new AppError('unsupported_type', 'Please send JSON (Content-Type: application/json).', { cause: error });
  }
  return new AppError('invalid_input', 'Invalid JSON.', {
    cause: error,
  });
}
