import type { InputIssue } from '../app/index.ts';

/** Why a request to our server failed, in the codes of the API plus `offline` and `interrupted`. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    /** The server's sentence; empty when the frame has to find the words. */
    message = '',
    /** Seconds until it is worth trying again. */
    readonly retryAfter?: number,
    /** Fields that the server did not accept, as `checkInput` reports them. */
    readonly issues: readonly InputIssue[] = [],
  ) {
    super(message);
  }
}
