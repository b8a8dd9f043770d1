import { applyRunEvent, emptyRun, type Localized, type RunEvent } from '@lampstand/sdk/app';
import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { AppError } from '../../platform/http/app-error.ts';
import { toAppError } from '../../platform/http/on-error.ts';
import { type EmbedEnv, happenedIn } from '../embeds/index.ts';
import type { Run } from './start-run.ts';

/** Milliseconds between two comment lines, which keep the line open through proxies. */
const HEARTBEAT = 15_000;

/** A run as one JSON body: the finished document, with its notices and suggestions. */
export async function answerJson(c: Context<EmbedEnv>, run: Run): Promise<Response> {
  const work = workOf(run);
  const leave = () => work.abort();
  c.req.raw.signal.addEventListener('abort', leave);
  try {
    let state = emptyRun();
    for await (const event of run.events(work.signal)) state = applyRunEvent(state, event);
    const { document, notices, suggestions, ask } = state;
    if (ask) return c.json({ ask });
    return c.json({ document, notices, suggestions });
  } catch (error) {
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 }); // the visitor has left
    c.var.deps.usage.failed(happenedIn(c.var.visit));
    throw error;
  } finally {
    c.req.raw.signal.removeEventListener('abort', leave);
    work.end();
  }
}

/** A run as a stream of events. It ends with one `done` or one `error`, unless the visitor has left. */
export function answerStream(c: Context<EmbedEnv>, run: Run): Response {
  const work = workOf(run);
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => work.abort());
    const heartbeat = setInterval(() => void stream.write(':\n\n'), HEARTBEAT);
    try {
      for await (const event of run.events(work.signal)) await send(stream, event);
    } catch (error) {
      if (!stream.aborted) await send(stream, errorEvent(c, error));
    } finally {
      clearInterval(heartbeat);
      work.end();
    }
  });
}

const restarting: Localized = {
  en: 'The server is restarting. Please try again in a minute.',
  es: 'El servidor se está reiniciando. Por favor, inténtelo de nuevo en un minuto.',
};

interface Work extends AbortController {
  /** Lets go of the server's shutdown signal, which outlives every run. */
  end(): void;
}

// A controller of our own: node-server aborts a request's signal with a plain string, which is no error to catch.
function workOf({ shutdown, close }: Run): Work {
  const work = new AbortController();
  const restart = () => work.abort(new AppError('busy', restarting));
  if (shutdown?.aborted) restart();
  shutdown?.addEventListener('abort', restart);
  return Object.assign(work, {
    end() {
      shutdown?.removeEventListener('abort', restart);
      close();
    },
  });
}

function errorEvent(c: Context<EmbedEnv>, thrown: unknown): RunEvent {
  const error = toAppError(thrown);
  const { code, cause, retryAfterSeconds } = error;
  c.var.deps.usage.failed(happenedIn(c.var.visit));
  if (code === 'internal') c.var.log.error({ err: cause }, 'run failed');
  return {
    type: 'error',
    code,
    message: error.in(c.var.visit.lang),
    ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
  };
}

async function send(stream: SSEStreamingApi, { type, ...rest }: RunEvent): Promise<void> {
  await stream.writeSSE({ event: type, data: JSON.stringify(rest) });
}
