import { APICallError, InvalidResponseDataError, JSONParseError, TypeValidationError } from 'ai';
import { ModelErrorKind, type Trouble } from '../writer.ts';

/** What went wrong, without a word of the provider: its messages may hold a key or what a visitor wrote. */
export interface ModelError {
  trouble: Trouble;
  /** HTTP status or code of the network, for the log. */
  code?: string | number;
  /** The provider gave no answer to read, so that it cannot have charged for one. */
  unanswered: boolean;
}

/** Names the trouble behind whatever the transport threw. */
export function modelErrorOf(thrown: unknown): ModelError {
  const chain = causesOf(thrown);
  const known = chain.find((error) => error instanceof ModelErrorKind);
  if (known) return { trouble: known.trouble, unanswered: false };
  const call = chain.find((error) => APICallError.isInstance(error));
  if (call?.statusCode !== undefined && call.statusCode >= 400) {
    return { trouble: troubleOfStatus(call.statusCode), code: call.statusCode, unanswered: true };
  }
  if (chain.some(isUnreadable)) return { trouble: 'garbled', unanswered: false };
  const code = chain.map(codeOf).find((found) => found !== undefined);
  return { trouble: 'unreachable', ...(code ? { code } : {}), unanswered: call !== undefined };
}

function troubleOfStatus(status: number): Trouble {
  if (status === 429) return 'limited';
  if (status === 408 || status >= 500) return 'unreachable';
  return 'refused';
}

const isUnreadable = (error: unknown) =>
  JSONParseError.isInstance(error) ||
  TypeValidationError.isInstance(error) ||
  InvalidResponseDataError.isInstance(error);

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function causesOf(thrown: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let error = thrown; error !== undefined && chain.length < 5; ) {
    chain.push(error);
    error = error instanceof Error ? error.cause : undefined;
  }
  return chain;
}
