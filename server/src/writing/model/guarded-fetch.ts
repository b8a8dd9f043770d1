import { setTimeout as wait } from 'node:timers/promises';
import { ModelError } from '../writer.ts';

/** Of one response. A thousand words arrive as a few hundred kilobytes of events. */
const MOST_BYTES = 1024 * 1024;
const PAUSE_MS = 250;
/** Longest `retry-after` that we wait for, in seconds. */
const LONGEST_RETRY_AFTER = 3;
/** The connection was refused or had been closed, so the provider has not read our request. */
const unreadCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * `fetch` for a model provider. Follows no redirect, so a visitor's text goes to the configured address only. Reads at most
 * one megabyte. Retries once when the request was not read, or after a short `retry-after`.
 */
export async function guardedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const send = () => fetch(input, { ...init, redirect: 'error' });
  const pause = (milliseconds: number) => wait(milliseconds, undefined, init.signal ? { signal: init.signal } : {});
  let response: Response;
  try {
    response = await send();
  } catch (error) {
    if (!wasUnread(error)) throw error;
    await pause(PAUSE_MS);
    return capped(await send());
  }
  const seconds = response.status === 429 ? Number(response.headers.get('retry-after') ?? Number.NaN) : Number.NaN;
  if (!(seconds >= 0 && seconds <= LONGEST_RETRY_AFTER)) return capped(response);
  await response.body?.cancel();
  await pause(Math.max(PAUSE_MS, seconds * 1_000));
  return capped(await send());
}

function wasUnread(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && unreadCodes.has(String(cause.code));
}

function capped(response: Response): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MOST_BYTES) controller.error(new ModelError('garbled'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
}
