import { setTimeout as wait } from 'node:timers/promises';
import { ModelErrorKind } from '../writer.ts';

/** Bytes of one answer. A thousand words come as a few hundred kilobytes of events. */
const MOST_BYTES = 1024 * 1024;
const PAUSE_MS = 250;
/** The longest wait that a provider may ask for and get, in seconds. */
const PATIENCE = 3;
/** The connection was refused, or a kept one turned out to be closed: nobody has read our request. */
const unread = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * A fetch for a provider: follows no redirect, so that what a visitor wrote goes to the configured address only; reads no
 * more than a megabyte; asks once more when nobody heard it, or when the provider says "in a moment".
 */
export async function guardedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const ask = () => fetch(input, { ...init, redirect: 'error' });
  const pause = (milliseconds: number) => wait(milliseconds, undefined, init.signal ? { signal: init.signal } : {});
  let response: Response;
  try {
    response = await ask();
  } catch (error) {
    if (!wasUnread(error)) throw error;
    await pause(PAUSE_MS);
    return capped(await ask());
  }
  const seconds = response.status === 429 ? Number(response.headers.get('retry-after') ?? Number.NaN) : Number.NaN;
  if (!(seconds >= 0 && seconds <= PATIENCE)) return capped(response);
  await response.body?.cancel();
  await pause(Math.max(PAUSE_MS, seconds * 1_000));
  return capped(await ask());
}

function wasUnread(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && unread.has(String(cause.code));
}

function capped(response: Response): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MOST_BYTES) controller.error(new ModelErrorKind('garbled'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
}
