import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import type { ComposeRequest, MinistryApp, ModelRequest } from '../../ministry-apps/contract.ts';
import { type Breaker, createBreaker } from '../../platform/breaker.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { promptOf } from '../prompt-of.ts';
import type { Reservation, Spending, Tokens } from '../spending.ts';
import { ModelError, type ModelErrorKind, type TextWriter } from '../writer.ts';
import { callModel, type ModelSettings } from './call-model.ts';
import { complete } from './complete.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { failureOf } from './model-error.ts';
import { parseAnswer } from './parse-answer.ts';
import { capsOf } from './tokens.ts';

// Otherwise the SDK prints to the console what a provider doesn't support.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

export interface ModelTools {
  spending: Spending;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  breaker?: Breaker;
}

/** How a call ended, for the metrics. `left`: the visitor left, or the reader stopped. */
type Outcome = 'written' | 'cut' | 'left' | ModelErrorKind;

/** A visitor waits for a reading before anything is shown. */
const READING_SECONDS = 4;
/** Upper bound of a reading's answer. */
const READING_WORDS = 300;

/** Writes through an OpenAI-style endpoint. Its text is not yet filtered or checked against the Bible. */
export function createModelWriter(settings: ModelSettings, tools: ModelTools): TextWriter {
  const { baseUrl, name, apiKey } = settings;
  const { clock, log, metrics, spending, breaker = createBreaker(clock) } = tools;
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    apiKey,
    includeUsage: true,
    fetch: guardedFetch,
  });
  // Some servers send the model's reasoning inside its text.
  const model = wrapLanguageModel({
    model: provider.chatModel(name),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
  metrics.gauge('model_resting', () => (breaker.circuitOpen ? 1 : 0));

  async function* write(
    app: MinistryApp,
    request: ComposeRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string, 'cut' | undefined> {
    const messages = promptOf(app, request);
    const caps = capsOf(messages, request.section.write?.maxWords ?? 0);
    const attempt = breaker.start();
    if (!attempt) throw counted(new ModelError('resting'));
    const reservation = await spending.reserve(request.church.id, {
      input: caps.inputTokens,
      output: caps.outputTokens,
    });
    if (!reservation) {
      attempt.abandoned();
      throw counted(new ModelError('over-budget'));
    }
    const started = clock.now();
    const call = callModel(model, messages, caps, settings, signal);
    let outcome: Outcome = 'left';
    let unanswered = false;
    try {
      const cut = yield* call.text();
      outcome = cut ?? 'written';
      return cut;
    } catch (thrown) {
      if (signal.aborted) return undefined;
      const failure = failureOf(thrown);
      outcome = failure.kind;
      unanswered = failure.unanswered;
      log.warn({ kind: failure.kind, code: failure.code }, 'the model did not write');
      throw new ModelError(failure.kind);
    } finally {
      call.end();
      if (outcome === 'written' || outcome === 'cut' || outcome === 'withheld') attempt.succeeded();
      else if (outcome === 'left') attempt.abandoned();
      else attempt.failed();
      metrics.count('model_runs_total', { outcome });
      metrics.count('model_seconds_total', {}, (clock.now() - started) / 1_000);
      await book(reservation, unanswered ? undefined : call.used());
    }
  }

  async function read<Shape>(
    { messages, schema }: ModelRequest<Shape>,
    churchId: string,
    signal: AbortSignal,
  ): Promise<Shape | undefined> {
    const count = (outcome: 'read' | 'unfit' | 'left' | ModelErrorKind) =>
      metrics.count('model_readings_total', { outcome });
    const caps = capsOf(messages, READING_WORDS);
    const attempt = breaker.start();
    if (!attempt) return void count('resting');
    const reservation = await spending.reserve(churchId, { input: caps.inputTokens, output: caps.outputTokens });
    if (!reservation) {
      attempt.abandoned();
      return void count('over-budget');
    }
    const started = clock.now();
    // How far a call had come that ended early is not known: all of it is booked.
    let used: Tokens | undefined = { input: caps.inputTokens, output: caps.outputTokens };
    try {
      const answer = await complete(model, messages, caps, READING_SECONDS, signal);
      used = answer.used;
      attempt.succeeded();
      const found = parseAnswer(answer.text, schema);
      count(found === undefined ? 'unfit' : 'read');
      return found;
    } catch (thrown) {
      if (signal.aborted) {
        attempt.abandoned();
        return void count('left');
      }
      const { kind, code, unanswered } = failureOf(thrown);
      if (unanswered) used = undefined;
      // A reading's deadline is shorter than a text's, so a slow model is not a broken one.
      if (kind === 'too-slow') attempt.abandoned();
      else if (kind === 'withheld') attempt.succeeded();
      else attempt.failed();
      count(kind);
      log.warn({ kind, code }, 'the model did not read');
      return undefined;
    } finally {
      metrics.count('model_seconds_total', {}, (clock.now() - started) / 1_000);
      await book(reservation, used);
    }
  }

  function counted(error: ModelError): ModelError {
    metrics.count('model_runs_total', { outcome: error.kind });
    return error;
  }

  async function book(reservation: Reservation, used: Tokens | undefined): Promise<void> {
    try {
      if (!used) return await reservation.release();
      metrics.count('model_tokens_total', { kind: 'input' }, used.input);
      metrics.count('model_tokens_total', { kind: 'output' }, used.output);
      await reservation.settle(used);
    } catch (err) {
      // The reservation is booked in full when it expires.
      log.error({ err }, 'the cost of a model call could not be booked');
    }
  }

  return { writer: { kind: 'model', model: name }, write, read };
}
