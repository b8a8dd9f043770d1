import type {
  Chapter,
  ComparedPassage,
  InputIssue,
  ResultDocument,
  RunEvent,
  RunRequest,
  Section,
} from '../app/index.ts';
import type { Boot } from './boot.ts';
import { readEvents } from './event-stream.ts';
import { Failure } from './failure.ts';
import type { FrameHost } from './frame-host.ts';

type FileFormat = 'docx' | 'csv' | 'ics';

/** The frame's only way to the network. Every method throws a `Failure`, or an AbortError when its signal aborts. */
export interface Api {
  /** Runs the app; resolves when the stream has ended. `onProof` hears that the browser has to work out something first. */
  run(request: RunRequest, signal: AbortSignal, onEvent: (event: RunEvent) => void, onProof: () => void): Promise<void>;
  /** A file made by the server from the document, its own lines in a language. */
  file(format: FileFormat, document: ResultDocument, look: { largePrint: boolean; lang: string }): Promise<Blob>;
  /** The chapter around a reference, or the chapter that the reference names. */
  chapter(reference: string, translation: string, signal: AbortSignal): Promise<Chapter>;
  /** A passage in every translation that the server has. */
  compare(reference: string, signal: AbortSignal): Promise<ComparedPassage>;
  /** Sends a document to the church's care contact; answers with help where what was written calls for it now. */
  handOff(letter: Letter): Promise<{ help?: Section }>;
}

/** What a visitor agrees to send. */
interface Letter {
  document: ResultDocument;
  name?: string;
  contact?: string;
  message?: string;
  consent: true;
}

interface Question {
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Read, not written. */
  get?: boolean;
  proof?: string | undefined;
}

// Twice the server's 15 s heartbeat, and a little: silence beyond it means that the line is dead.
const SILENCE = 40_000;

/**
 * The API of a document, with the token that `holder` has at the time; an old token is renewed once per request. Each request
 * names the document's church and app, and the server refuses a token for another.
 */
export function createApi(
  { api, lang, church: { slug: church }, app }: Pick<Boot, 'api' | 'lang' | 'church' | 'app'>,
  holder: Pick<FrameHost, 'token'>,
): Api {
  async function ask(path: string, { body, signal, get, proof }: Question): Promise<Response> {
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

  async function askRenewing(path: string, question: Question): Promise<Response> {
    try {
      return await ask(path, question);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'token_expired') throw error;
      const renewed = await (await ask('token', { signal: question.signal })).json();
      holder.token = String(renewed.token);
      return ask(path, question);
    }
  }

  const read = async (path: string, search: { [name: string]: string }, signal: AbortSignal) =>
    (await askRenewing(`scripture/${path}?${new URLSearchParams(search)}`, { get: true, signal })).json();

  return {
    async run(request, signal, onEvent, onProof) {
      const line = new AbortController();
      const hangUp = () => line.abort();
      signal.addEventListener('abort', hangUp);
      let timer = setTimeout(hangUp, SILENCE);
      try {
        const question = { body: request, signal: line.signal };
        let answer: Response;
        try {
          answer = await askRenewing('runs', question);
        } catch (error) {
          if (!(error instanceof Failure) || !error.challenge) throw error;
          clearTimeout(timer);
          onProof();
          const { solve } = await import('./deferred/proof.ts');
          const proof = await solve(error.challenge, line.signal);
          timer = setTimeout(hangUp, SILENCE);
          answer = await askRenewing('runs', { ...question, proof });
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
    async file(format, document, look) {
      return (await askRenewing('exports', { body: { format, document, ...look } })).blob();
    },
    chapter: (reference, translation, signal) => read('chapter', { reference, translation }, signal),
    compare: (reference, signal) => read('compare', { reference }, signal),
    async handOff(letter) {
      return (await askRenewing('hand-offs', { body: { ...letter, church, app } })).json();
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
  const wait = seconds > 0 ? seconds : undefined;
  return new Failure(code, String(body.message ?? ''), wait, issuesOf(body.issues), body.challenge);
}

// The server checks with the same function as the form; anything of another shape is left out.
function issuesOf(issues: unknown): InputIssue[] {
  return Array.isArray(issues) ? issues.filter((issue) => typeof issue?.path === 'string' && 'rule' in issue) : [];
}
