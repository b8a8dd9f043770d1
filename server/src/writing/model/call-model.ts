import { type LanguageModel, streamText } from 'ai';
import type { PromptMessage } from '../../ministry-apps/contract.ts';
import type { Tokens } from '../spending.ts';
import { ModelErrorKind } from '../writer.ts';
import { type Caps, estimatedTokens } from './tokens.ts';

export interface ModelSettings {
  /** Of an OpenAI-style endpoint, up to and with `/v1`. */
  baseUrl: string;
  name: string;
  /** Servers on the own machine ask for none. */
  apiKey?: string | undefined;
  /** Longest wait for the next token, and for the whole text of a section. */
  stallSeconds: number;
  totalSeconds: number;
}

interface Call {
  /** Answers `cut` when it was longer than allowed. @throws whatever the transport threw, or a WriterTrouble. */
  text(): AsyncGenerator<string, 'cut' | undefined>;
  /** What it has cost, as the provider says, or estimated. */
  used(): Tokens;
  /** Closes the connection, however far it came. */
  end(): void;
}

/** Asks the model once. Nothing is sent before `text` is read; call `end` in any case. */
export function callModel(
  model: LanguageModel,
  messages: readonly PromptMessage[],
  caps: Caps,
  { stallSeconds, totalSeconds }: ModelSettings,
  signal: AbortSignal,
): Call {
  // A controller of our own: a request's signal may carry a plain string as its reason, which the transport mistakes.
  const work = new AbortController();
  const leave = () => work.abort();
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  const total = setTimeout(() => work.abort(new ModelErrorKind('too-slow')), totalSeconds * 1_000);
  let characters = 0;
  let said: Partial<Tokens> = {};
  let wasCut = false;

  async function* text(): AsyncGenerator<string, 'cut' | undefined> {
    let isBlank = true;
    for await (const piece of pieces()) {
      isBlank &&= piece.trim() === '';
      yield piece;
    }
    if (isBlank) throw new ModelErrorKind('garbled');
    return wasCut ? 'cut' : undefined;
  }

  async function* pieces(): AsyncGenerator<string> {
    const { fullStream } = streamText({
      model,
      system: textOf(messages, 'system'),
      messages: messages.flatMap(({ role, text }) => (role === 'system' ? [] : [{ role, content: text }])),
      maxOutputTokens: caps.outputTokens,
      maxRetries: 0,
      abortSignal: work.signal,
      onError() {}, // it prints otherwise
    });
    const parts = fullStream[Symbol.asyncIterator]();
    for (;;) {
      const { value: part, done } = await nextWithin(parts);
      if (work.signal.aborted) throw work.signal.reason;
      if (done) return;
      if (part.type === 'error') throw part.error;
      if (part.type === 'reasoning-delta') characters += part.text.length;
      if (part.type === 'text-delta') {
        characters += part.text.length;
        yield part.text;
      }
      if (part.type === 'finish') {
        const { inputTokens, outputTokens } = part.totalUsage;
        said = { input: inputTokens, output: outputTokens };
        if (part.finishReason === 'content-filter') throw new ModelErrorKind('withheld');
        wasCut = part.finishReason === 'length';
      }
      if (characters > caps.characters) {
        wasCut = true;
        return;
      }
    }
  }

  /** Only the time that we wait for the model counts, not the time that our reader takes. */
  async function nextWithin<Part>(parts: AsyncIterator<Part>): Promise<IteratorResult<Part>> {
    const stall = setTimeout(() => work.abort(new ModelErrorKind('stalled')), stallSeconds * 1_000);
    try {
      return await parts.next();
    } catch (error) {
      throw work.signal.aborted ? work.signal.reason : error;
    } finally {
      clearTimeout(stall);
    }
  }

  return {
    text,
    used: () => ({
      input: said.input ?? estimatedTokens(messages.reduce((sum, { text }) => sum + text.length, 0)),
      output: said.output ?? Math.min(caps.outputTokens, estimatedTokens(characters)),
    }),
    end() {
      clearTimeout(total);
      signal.removeEventListener('abort', leave);
      work.abort();
    },
  };
}

const textOf = (messages: readonly PromptMessage[], role: PromptMessage['role']) =>
  messages.flatMap((message) => (message.role === role ? [message.text] : [])).join('\n\n');
