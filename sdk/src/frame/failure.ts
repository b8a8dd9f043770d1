import type { InputIssue } from '../app/index.ts';

/** A sum in the form of ALTCHA 2: find the counter whose derived key begins with the prefix. Bytes are written as hex. */
export interface Challenge {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength?: number;
    keyPrefix: string;
  };
  signature?: string;
}

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
    /** With `proof_required`: what the browser has to work out before it asks again. */
    readonly challenge?: Challenge,
  ) {
    super(message);
  }
}
