import { join } from 'node:path';
import { createBreaker } from './platform/breaker.ts';
import type { Clock } from './platform/clock.ts';
import type { Env } from './platform/env.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import { createOperatorEncoder, type OperatorEncoder } from './understanding/operator-encoder.ts';
import { createRemoteEncoder, type EmbeddingsSettings, EncoderError } from './understanding/remote-encoder.ts';

/** Someone waits for their answer, so this is the most that the endpoint may delay it. */
const DEADLINE_MS = 1_500;
/** For each part of a set of phrasings, which no one waits for. */
const BACKGROUND_DEADLINE_MS = 60_000;
const WARNING_EVERY_MS = 60_000;

interface Tools {
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Ends the work in the background. */
  closing: AbortSignal;
}

/** The encoder at the configured endpoint; undefined where none is configured. */
export function openOperatorEncoder(env: Env, { clock, log, metrics, closing }: Tools): OperatorEncoder | undefined {
  const settings = embeddingsSettings(env);
  if (!settings) return undefined;
  const breaker = createBreaker(clock);
  const onOutcome = (outcome: string) => metrics.count('embeddings_total', { outcome });
  let warnedAt = Number.NEGATIVE_INFINITY;
  metrics.gauge('embeddings_resting', () => (breaker.circuitOpen ? 1 : 0));
  return createOperatorEncoder({
    encoder: createRemoteEncoder(settings, { deadlineMs: DEADLINE_MS, breaker, onOutcome }),
    background: createRemoteEncoder(settings, { deadlineMs: BACKGROUND_DEADLINE_MS, mostKept: 0, closing, onOutcome }),
    languages: env.EMBEDDINGS_LANGUAGES,
    folder: join(env.DATA_DIR, 'embeddings'),
    clock,
    onFailure(error) {
      if (closing.aborted || Math.abs(clock.now() - warnedAt) < WARNING_EVERY_MS) return;
      warnedAt = clock.now();
      const reason = error instanceof EncoderError ? { kind: error.kind, code: error.code } : { err: error };
      log.warn(reason, 'the embeddings endpoint was of no use; the built-in encoder or phrases answer');
    },
  });
}

export function embeddingsSettings({
  EMBEDDINGS_BASE_URL,
  EMBEDDINGS_MODEL,
  EMBEDDINGS_API_KEY,
}: Env): EmbeddingsSettings | undefined {
  if (!EMBEDDINGS_BASE_URL || !EMBEDDINGS_MODEL) return undefined;
  return { baseUrl: EMBEDDINGS_BASE_URL, name: EMBEDDINGS_MODEL, apiKey: EMBEDDINGS_API_KEY };
}
