import type { InputIssue, RunEvent, RunRequest } from '../app/index.ts';
import type { Boot } from './boot.ts';
import { readEvents } from './event-stream.ts';
import { Failure } from './failure.ts';
import type { FrameHost } from './frame-host.ts';

/** The frame's only way to the network. Every method throws a `Failure`, or an AbortError when its signal aborts. */
export interface Api {
  /** Runs the app; resolves when the stream has ended. `onProof` is called when the browser has to work on a proof first. */
  run(request: RunRequest, signal: AbortSignal, onEvent: (event: RunEvent) => void, onProof: () => void): Promise<void>;
  /** Asks the API for anything else, below `/embed-api/`. */
  request(path: string, request: ApiRequest): Promise<Response>;
}

interface ApiRequest {
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Sent as GET. */
  get?: boolean;
  proof?: string | undefined;
}

// Twice the server's 15 s heartbeat, and a little: silence beyond it means a dead connection.
const SILENCE = 40_000;

/**
 * The API of a document, with the token that `holder` has at the time; an old token is renewed once per request. Each request
 * names the document's church and app, and the server refuses a token for another.
 */
export function createApi(
  { api, lang, church: { slug: church }, app }: Pick<Boot, 'api' | 'lang' | 'church' | 'app'>,
  holder: Pick<FrameHost, 'token'>,
): Api {
  async function ask(path: string, { body, signal, get, proof }: ApiRequest): Promise<Response> {
    let answer: Response;
    try {
      answer = await fetch(`${api}/embed-api/${path}`, {
        method: get ? 'GET' : 'POST',
        credentials: 'omit',
        headers: {
          authorization: `Bearer ${holder.token}`,
          'x-lampstand-lang': lang,
          'x-lampstand-app': `${church}/${app}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(proof ? { 'x-lampstand-proof': proof } : {}),
        },
        body: body ? JSON.stringify(body) : null,
        signal: signal ?? null,
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new Failure('offline');
    }
    if (answer.ok) return answer;
    throw await failureOf(answer);
  }

  async function request(path: string, options: ApiRequest): Promise<Response> {
    try {
      return await ask(path, options);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'token_expired') throw error;
      const renewed = await (await ask('token', { signal: options.signal })).json();
      holder.token = String(renewed.token);
      return ask(path, options);
    }
  }

  return {
    async run(run, signal, onEvent, onProof) {
      const connection = new AbortController();
      const hangUp = () => connection.abort();
      signal.addEventListener('abort', hangUp);
      let timer = setTimeout(hangUp, SILENCE);
      try {
        const options = { body: run, signal: connection.signal };
        let answer: Response;
        try {
          answer = await request('runs', options);
        } catch (error) {
          if (!(error instanceof Failure) || !error.challenge) throw error;
          clearTimeout(timer);
          onProof();
          const { solve } = await import('./deferred/proof.ts');
          const proof = await solve(error.challenge, connection.signal);
          timer = setTimeout(hangUp, SILENCE);
          answer = await request('runs', { ...options, proof });
        }
        const reader = answer.body?.getReader();
        const decoder = new TextDecoder();
        const feed = readEvents(({ type, data }) => {
          const event = runEvent(type, data);
          if (event) onEvent(event);
        });
        for (;;) {
          const piece = await reader?.read();
          if (!piece || piece.done) break;
          clearTimeout(timer);
          timer = setTimeout(hangUp, SILENCE);
          feed(decoder.decode(piece.value, { stream: true }));
        }
      } catch (error) {
        if (error instanceof Failure || signal.aborted) throw error;
        throw new Failure('interrupted');
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', hangUp);
      }
    },
    request,
  };
}

const types = ['section', 'block', 'text', 'verse', 'notice', 'done', 'ask', 'error'];

// Our own server's events: the type is checked, the rest is taken as the contract says.
function runEvent(type: string, data: string): RunEvent | undefined {
  if (!types.includes(type)) return undefined;
  try {
    return { ...JSON.parse(data), type } as RunEvent;
  } catch {
    return undefined;
  }
}

async function failureOf(answer: Response): Promise<Failure> {
  const body = await answer.json().catch(() => ({}));
  const seconds = Number(answer.headers.get('retry-after') ?? body.retryAfterSeconds);
  const code = typeof body.code === 'string' ? body.code : 'internal';
  const wait = seconds > 0 ? seconds : undefined;
  return new Failure(code, String(body.message ?? ''), wait, issuesOf(body.issues), body.challenge);
}

// The server checks with the same function as the form; anything of another shape is left out.
function issuesOf(issues: unknown): InputIssue[] {
  return Array.isArray(issues) ? issues.filter((issue) => typeof issue?.path === 'string' && 'rule' in issue) : [];
}
