import type { InputIssue, ResultDocument, RunEvent, RunRequest } from '../app/index.ts';
import { readEvents } from './event-stream.ts';
import { Failure } from './failure.ts';
import type { Outside } from './outside.ts';

type FileFormat = 'docx' | 'csv' | 'ics';

/** The frame's only way to the network. Every method throws a `Failure`, or an AbortError when its signal aborts. */
export interface Api {
  /** Runs the app; resolves when the stream has ended. */
  run(request: RunRequest, signal: AbortSignal, onEvent: (event: RunEvent) => void): Promise<void>;
  /** A file made by the server from the document. */
  file(format: FileFormat, document: ResultDocument, largePrint: boolean): Promise<Blob>;
}

// Twice the server's 15 s heartbeat, and a little: silence beyond it means that the line is dead.
const SILENCE = 40_000;

/** The API at an origin, with the token that `holder` has at the time; an old token is renewed once per request. */
export function createApi(origin: string, holder: Pick<Outside, 'token'>): Api {
  async function post(path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
    let answer: Response;
    try {
      answer = await fetch(`${origin}/embed-api/${path}`, {
        method: 'POST',
        credentials: 'omit',
        headers: {
          authorization: `Bearer ${holder.token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
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

  async function postRenewing(path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
    try {
      return await post(path, body, signal);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'token_expired') throw error;
      const renewed = await (await post('token', undefined, signal)).json();
      holder.token = String(renewed.token);
      return post(path, body, signal);
    }
  }

  return {
    async run(request, signal, onEvent) {
      const line = new AbortController();
      const hangUp = () => line.abort();
      signal.addEventListener('abort', hangUp);
      let timer = setTimeout(hangUp, SILENCE);
      try {
        const answer = await postRenewing('runs', request, line.signal);
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
    async file(format, document, largePrint) {
      return (await postRenewing('exports', { format, document, largePrint })).blob();
    },
  };
}

const types = ['section', 'block', 'text', 'verse', 'notice', 'done', 'error'];

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
  return new Failure(code, String(body.message ?? ''), seconds > 0 ? seconds : undefined, issuesOf(body.issues));
}

// The server checks with the same function as the form; anything of another shape is left out.
function issuesOf(issues: unknown): InputIssue[] {
  return Array.isArray(issues) ? issues.filter((issue) => typeof issue?.path === 'string' && 'rule' in issue) : [];
}
