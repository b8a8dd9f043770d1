/** A failed call; its message is in English. */
export interface Failure {
  code: string;
  message: string;
}

interface Answered extends Failure {
  /** The answer's message, or `fallback` when it had none. */
  messageOr?: (fallback: string) => string;
}

/** What a failed call says: the server's message, or `fallback` when it had none. */
export type Refused = (error: Answered, fallback?: string) => string;

export const refusedEn: Refused = (error, fallback) =>
  (fallback !== undefined && error.messageOr?.(fallback)) || error.message;
