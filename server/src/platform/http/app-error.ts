import type { InputIssue, Language, Localized } from '@lampstand/sdk/app';

/** HTTP status of each error code. */
export const statusOf = {
  invalid_input: 400,
  unauthenticated: 401,
  token_expired: 401,
  forbidden: 403,
  csrf: 403,
  embed_paused: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  limit_reached: 429,
  proof_required: 429,
  internal: 500,
  busy: 503,
  storage_unavailable: 503,
} as const;
export type ErrorCode = keyof typeof statusOf;

/** The message of an error, in English or in every language of the frame. */
type Said = string | Localized;

interface Details {
  cause?: unknown;
  field?: string;
  issues?: (InputIssue & { message: string })[];
  retryAfterSeconds?: number;
  /** `proof_required` only: the challenge. */
  challenge?: object;
}

/** The only error class. Verbs throw it; one handler turns the code into a status and the message into the body. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly #said: Said;
  readonly field?: string;
  readonly issues?: Details['issues'];
  readonly retryAfterSeconds?: number;
  readonly challenge?: object;

  constructor(code: ErrorCode, said: Said, details: Details = {}) {
    super(typeof said === 'string' ? said : said.en, { cause: details.cause });
    this.#said = said;
    this.name = 'AppError';
    this.code = code;
    this.field = details.field;
    this.issues = details.issues;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.challenge = details.challenge;
  }

  /** The message in a language, or in English when it has no other. */
  in(language: Language): string {
    return typeof this.#said === 'string' ? this.#said : this.#said[language];
  }
}

export const notFound = (what: string) => new AppError('not_found', `${what} not found.`);
export const conflict = (message: Said) => new AppError('conflict', message);
export const invalidInput = (message: Said, field?: string) => new AppError('invalid_input', message, { field });
export const forbidden = (message: Said = 'You aren’t allowed to do that.') => new AppError('forbidden', message);
