import { type LanguageModel, streamText } from 'ai';
import type { PromptMessage } from '../../ministry-apps/contract.ts';
import type { Tokens } from '../spending.ts';
import { ModelError } from '../writer.ts';
import { type Caps, estimatedTokens } from './tokens.ts';

export interface ModelSettings {
  /** Of an OpenAI-style endpoint, ending with `/v1`. */
  baseUrl: string;
  name: string;
  /** A server on the same machine often needs none. */
  apiKey?: string | undefined;
  /** Longest wait for the next token, and for the whole section. */
  stallSeconds: number;
  totalSeconds: number;
}

interface Call {
  /** Returns `cut` when the text was longer than allowed. @throws ModelError, or what the transport threw. */
  text(): AsyncGenerator<string, 'cut' | undefined>;
  /** Tokens as the provider reports them, or estimated. */
  used(): Tokens;
  /** Closes the connection at any point. */
  end(): void;
}

/** Calls the model once. Nothing is sent before `text` is read; call `end` in any case. */
export function callModel(
  model: LanguageModel,
  messages: readonly PromptMessage[],
  caps: Caps,
  { stallSeconds, totalSeconds }: ModelSettings,
  signal: AbortSignal,
): Call {
  // Our own controller, because a request's signal can have a string as its reason, which the transport misreads.
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  const total = setTimeout(() => controller.abort(new ModelError('too-slow')), totalSeconds * 1_000);
  let characters = 0;
  let reported: Partial<Tokens> = {};
  let wasCut = false;

  async function* text(): AsyncGenerator<string, 'cut' | undefined> {
    let isBlank = true;
    for await (const piece of pieces()) {
      isBlank &&= piece.trim() === '';
      yield piece;
    }
    if (isBlank) throw new ModelError('garbled');
    return wasCut ? 'cut' : undefined;
  }

  async function* pieces(): AsyncGenerator<string> {
    const { fullStream } = streamText({
      model,
      system: textOf(messages, 'system'),
      messages: messages.flatMap(({ role, text }) => (role === 'system' ? [] : [{ role, content: text }])),
      maxOutputTokens: caps.outputTokens,
      maxRetries: 0,
      abortSignal: controller.signal,
      onError() {}, // otherwise the SDK prints it
    });
    const parts = fullStream[Symbol.asyncIterator]();
    for (;;) {
      const { value: part, done } = await nextWithin(parts);
      if (controller.signal.aborted) throw controller.signal.reason;
      if (done) return;
      if (part.type === 'error') throw part.error;
      if (part.type === 'reasoning-delta') characters += part.text.length;
      if (part.type === 'text-delta') {
        characters += part.text.length;
        yield part.text;
      }
      if (part.type === 'finish') {
        const { inputTokens, outputTokens } = part.totalUsage;
        reported = { input: inputTokens, output: outputTokens };
        if (part.finishReason === 'content-filter') throw new ModelError('withheld');
        wasCut = part.finishReason === 'length';
      }
      if (characters > caps.characters) {
        wasCut = true;
        return;
      }
    }
  }

  /** Counts only the time we wait for the model, not the time our reader takes. */
  async function nextWithin<Part>(parts: AsyncIterator<Part>): Promise<IteratorResult<Part>> {
    const stall = setTimeout(() => controller.abort(new ModelError('stalled')), stallSeconds * 1_000);
    try {
      return await parts.next();
    } catch (error) {
      throw controller.signal.aborted ? controller.signal.reason : error;
    } finally {
      clearTimeout(stall);
    }
  }

  return {
    text,
    used: () => ({
      input: reported.input ?? estimatedTokens(messages.reduce((sum, { text }) => sum + text.length, 0)),
      output: reported.output ?? Math.min(caps.outputTokens, estimatedTokens(characters)),
    }),
    end() {
      clearTimeout(total);
      signal.removeEventListener('abort', abort);
      controller.abort();
    },
  };
}

const textOf = (messages: readonly PromptMessage[], role: PromptMessage['role']) =>
  messages.flatMap((message) => (message.role === role ? [message.text] : [])).join('\n\n');
