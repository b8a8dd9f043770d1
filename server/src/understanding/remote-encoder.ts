import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Breaker } from '../platform/breaker.ts';
import { type SentenceEncoder, similarity, unit } from './sentence-encoder.ts';
import { createVectorCache, settle, type Waiting } from './vector-cache.ts';

/** An OpenAI-style endpoint for vectors of texts. */
export interface EmbeddingsSettings {
  /** Ends with `/v1`. */
  baseUrl: string;
  name: string;
  /** A server on the same machine often needs none. */
  apiKey?: string | undefined;
}

interface RemoteEncoderOptions {
  /** Longest wait for the answer to one `embed`, its retry included. */
  deadlineMs: number;
  /** Vectors that are kept in memory. */
  mostKept?: number;
  /** Ends calls under way. */
  closing?: AbortSignal;
  breaker?: Breaker;
  /** Counts how a call ended. */
  onOutcome?: (outcome: EncoderErrorKind | 'answered') => void;
}

type EncoderErrorKind = 'slow' | 'unreachable' | 'refused' | 'garbled' | 'resting';

/** Why the endpoint gave no vectors. Has no text of the endpoint, which could contain a key or a visitor's words. */
export class EncoderError extends Error {
  override readonly name = 'EncoderError';
  readonly kind: EncoderErrorKind;
  /** HTTP status or network error code. */
  readonly code: string | number | undefined;
  constructor(kind: EncoderErrorKind, code?: string | number) {
    super(`The embeddings endpoint gave no vectors: ${kind}${code === undefined ? '' : ` (${code})`}.`);
    this.kind = kind;
    this.code = code;
  }
}

/** Inputs of one request. */
const BATCH = 64;
/** Characters of an input that are sent: many models read 512 tokens and refuse more. */
const MOST_CHARACTERS = 1_200;
/** Of one response: 64 vectors of 4,096 numbers take about 6 MB. */
const MOST_BYTES = 16 * 1024 * 1024;
const PAUSE_MS = 100;

const Answer = z.object({
  data: z.array(z.object({ index: z.int().optional(), embedding: z.array(z.number()).min(1) })),
});

/**
 * A sentence encoder at an OpenAI-style endpoint. Follows no redirect, so a text goes to the configured address only. Retries
 * once where the endpoint was not reached, was busy or failed.
 */
export function createRemoteEncoder(settings: EmbeddingsSettings, options: RemoteEncoderOptions): SentenceEncoder {
  const { baseUrl, name, apiKey } = settings;
  const { deadlineMs, mostKept, closing, breaker, onOutcome } = options;
  const cache = createVectorCache(mostKept);
  let width = 0;

  async function ask(input: readonly string[], signal: AbortSignal): Promise<Float32Array[]> {
    const response = await fetch(`${baseUrl.replace(/\/$/, '')}/embeddings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: JSON.stringify({ model: name, input, encoding_format: 'float' }),
      redirect: 'error',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new EncoderError(isPassing(response.status) ? 'unreachable' : 'refused', response.status);
    }
    return vectorsIn(await bodyOf(response), input.length);
  }

  async function askTwice(input: readonly string[], signal: AbortSignal): Promise<Float32Array[]> {
    try {
      return await ask(input, signal);
    } catch (error) {
      if (signal.aborted || failureOf(error).kind !== 'unreachable') throw error;
      await wait(PAUSE_MS, undefined, { signal });
      return ask(input, signal);
    }
  }

  async function encode(sentences: readonly string[], signal: AbortSignal): Promise<Float32Array[]> {
    const attempt = breaker?.start();
    try {
      if (breaker && !attempt) throw new EncoderError('resting');
      const vectors = await askTwice(
        sentences.map((sentence) => sentence.slice(0, MOST_CHARACTERS).trim() || '.'),
        signal,
      );
      attempt?.succeeded();
      onOutcome?.('answered');
      // The endpoint serves another model than before.
      if (width > 0 && width !== vectors[0]?.length) cache.clear();
      width = vectors[0]?.length ?? 0;
      return vectors;
    } catch (error) {
      const failure = failureOf(error);
      attempt?.failed();
      onOutcome?.(failure.kind);
      throw failure;
    }
  }

  async function work(waiting: readonly Waiting[]): Promise<void> {
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = closing ? AbortSignal.any([closing, deadline]) : deadline;
    for (let at = 0; at < waiting.length; at += BATCH) {
      await settle(waiting.slice(at, at + BATCH), (sentences) => encode(sentences, signal));
    }
  }

  return {
    model: `${name} at ${baseUrl}`,
    async embed(sentences) {
      const waiting: Waiting[] = [];
      const vectors = sentences.map((sentence) => cache.vectorOf(sentence, waiting));
      void work(waiting);
      return Promise.all(vectors);
    },
  };
}

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new EncoderError('garbled');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The vectors of an answer in the order of their inputs. @throws EncoderError */
function vectorsIn(body: string, count: number): Float32Array[] {
  const parsed = Answer.safeParse(json(body));
  if (!parsed.success || parsed.data.data.length !== count) throw new EncoderError('garbled');
  const vectors: Float32Array[] = [];
  for (const [at, { index = at, embedding }] of parsed.data.data.entries()) {
    vectors[index] = unit(Float32Array.from(embedding));
  }
  const width = vectors[0]?.length;
  // A vector of zeros has no length 1; two vectors with one index leave a gap.
  const sound = Array.from({ length: count }, (_, index) => vectors[index]).every(
    (vector) => vector?.length === width && vector !== undefined && Math.abs(similarity(vector, vector) - 1) < 1e-3,
  );
  if (!sound) throw new EncoderError('garbled');
  return vectors;
}

/** Undefined where it is no JSON; the parser's own message would repeat the text. */
function json(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function failureOf(thrown: unknown): EncoderError {
  if (thrown instanceof EncoderError) return thrown;
  if (!(thrown instanceof Error)) return new EncoderError('unreachable');
  if (thrown.name === 'TimeoutError' || thrown.name === 'AbortError') return new EncoderError('slow');
  const { cause } = thrown;
  return new EncoderError('unreachable', cause instanceof Error && 'code' in cause ? String(cause.code) : undefined);
}
