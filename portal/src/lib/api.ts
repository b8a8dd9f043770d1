import type { AppType } from '@lampstand/server/app-type';
import { hc } from 'hono/client';
import { ApiError, apiErrorOf } from './api-error.ts';
import { csrfToken, forgetCsrfToken } from './csrf.ts';
import { expireSession, readSessionId, sessionRefusals } from './session.ts';

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** The typed API client. */
export const api = hc<AppType>('/', { fetch: call }).api;

async function call(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const sessionId = readSessionId();
  const identity: Record<string, string> = sessionId ? { authorization: `Bearer ${sessionId}` } : {};
  for (const [name, value] of Object.entries(identity)) headers.set(name, value);
  if (writes.has(init.method ?? 'GET')) {
    try {
      headers.set('x-csrf-token', await csrfToken(identity));
    } catch (error) {
      // The request is sent without a token, as specified; the server refuses it with a readable reason.
      console.warn(error);
    }
  }
  return fetch(input, { ...init, headers, credentials: 'same-origin' });
}

interface Answer<Body> {
  ok: boolean;
  status: number;
  json(): Promise<Body>;
}

/** Returns the response body or throws an `ApiError`. A 401 also ends the local session. */
export async function read<Body>(answer: Promise<Answer<Body>>): Promise<Body> {
  let response: Answer<Body>;
  try {
    response = await answer;
  } catch {
    throw new ApiError(0, { message: 'Network error', code: 'network' });
  }
  if (response.ok) return response.status === 204 ? (undefined as Body) : response.json();
  const error = await apiErrorOf(response as unknown as Response);
  if (error.code === 'csrf') forgetCsrfToken();
  const ended = readSessionId() !== null || sessionRefusals() > 0;
  if (response.status === 401 && error.code === 'unauthenticated' && ended) {
    forgetCsrfToken();
    expireSession();
  }
  throw error;
}
