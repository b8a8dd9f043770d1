import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import type { ComposeRequest, MinistryApp } from '../../ministry-apps/contract.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { promptOf } from '../prompt-of.ts';
import type { Reservation, Spending, Tokens } from '../spending.ts';
import { ModelErrorKind, type TextWriter } from '../writer.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { callModel, type ModelSettings } from './call-model.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { modelErrorOf } from './model-error.ts';
import { capsOf } from './tokens.ts';

// It would print to the console what a provider does not support.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

export interface ModelTools {
  spending: Spending;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  breaker?: Breaker;
}

/** How a call ended, for the metrics. `left`: the visitor went away, or what came was not wanted. */
type Outcome = 'written' | 'cut' | 'left' | ModelErrorKind['trouble'];

/** Writes through an OpenAI-style endpoint. What it yields is not yet filtered, nor checked against the Bible. */
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
  // Some servers send what a model thinks inside its text.
  const model = wrapLanguageModel({
    model: provider.chatModel(name),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
  metrics.gauge('model_resting', () => (breaker.resting ? 1 : 0));

  async function* write(
    app: MinistryApp,
    request: ComposeRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string, 'cut' | undefined> {
    const messages = promptOf(app, request);
    const caps = capsOf(messages, request.section.write?.maxWords ?? 0);
    const attempt = breaker.ask();
    if (!attempt) throw count(new ModelErrorKind('resting'));
    const money = await spending.reserve(request.church.id, { input: caps.inputTokens, output: caps.outputTokens });
    if (!money) {
      attempt.left();
      throw count(new ModelErrorKind('over-budget'));
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
      const failure = modelErrorOf(thrown);
      outcome = failure.trouble;
      unanswered = failure.unanswered;
      log.warn({ trouble: failure.trouble, code: failure.code }, 'the model did not write');
      throw new ModelErrorKind(failure.trouble);
    } finally {
      call.end();
      if (outcome === 'written' || outcome === 'cut' || outcome === 'withheld') attempt.succeeded();
      else if (outcome === 'left') attempt.left();
      else attempt.failed();
      metrics.count('model_runs_total', { outcome });
      metrics.count('model_seconds_total', {}, (clock.now() - started) / 1_000);
      await book(money, unanswered ? undefined : call.used());
    }
  }

  function count(trouble: ModelErrorKind): ModelErrorKind {
    metrics.count('model_runs_total', { outcome: trouble.trouble });
    return trouble;
  }

  async function book(money: Reservation, used: Tokens | undefined): Promise<void> {
    try {
      if (!used) return await money.release();
      metrics.count('model_tokens_total', { kind: 'input' }, used.input);
      metrics.count('model_tokens_total', { kind: 'output' }, used.output);
      await money.settle(used);
    } catch (err) {
      // The text is there and paid for; what was set aside is booked in full when its time is over.
      log.error({ err }, 'what a model has cost could not be written down');
    }
  }

  return { writer: { kind: 'model', model: name }, write };
}
