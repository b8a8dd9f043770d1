import { APICallError, InvalidResponseDataError, JSONParseError, TypeValidationError } from 'ai';
import { ModelError, type ModelErrorKind } from '../writer.ts';

/** Why a call failed. Has no text of the provider, which could contain a key or a visitor's words. */
export interface ModelFailure {
  kind: ModelErrorKind;
  /** HTTP status or network error code, for the log. */
  code?: string | number;
  /** The provider sent no answer, so it can't have charged for one. */
  unanswered: boolean;
}

/** Classifies what the transport threw. */
export function failureOf(thrown: unknown): ModelFailure {
  const chain = causesOf(thrown);
  const known = chain.find((error) => error instanceof ModelError);
  if (known) return { kind: known.kind, unanswered: false };
  const call = chain.find((error) => APICallError.isInstance(error));
  if (call?.statusCode !== undefined && call.statusCode >= 400) {
    return { kind: kindOfStatus(call.statusCode), code: call.statusCode, unanswered: true };
  }
  if (chain.some(isUnreadable)) return { kind: 'garbled', unanswered: false };
  const code = chain.map(codeOf).find((found) => found !== undefined);
  return { kind: 'unreachable', ...(code ? { code } : {}), unanswered: call !== undefined };
}

function kindOfStatus(status: number): ModelErrorKind {
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
