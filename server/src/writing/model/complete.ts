import { generateText, type LanguageModel } from 'ai';
import type { PromptMessage } from '../../ministry-apps/contract.ts';
import type { Tokens } from '../spending.ts';
import { ModelError } from '../writer.ts';
import { type Caps, estimatedTokens } from './tokens.ts';

interface Completion {
  text: string;
  /** Tokens as the provider reports them, or estimated. */
  used: Tokens;
}

/** Asks the model once and waits for the whole answer. @throws ModelError, or what the transport threw. */
export async function complete(
  model: LanguageModel,
  messages: readonly PromptMessage[],
  caps: Caps,
  seconds: number,
  signal: AbortSignal,
): Promise<Completion> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  const deadline = setTimeout(() => controller.abort(new ModelError('too-slow')), seconds * 1_000);
  try {
    const { text, usage, finishReason } = await generateText({
      model,
      messages: messages.map(({ role, text }) => ({ role, content: text })),
      allowSystemInMessages: true,
      maxOutputTokens: caps.outputTokens,
      maxRetries: 0,
      abortSignal: controller.signal,
    });
    if (finishReason === 'content-filter') throw new ModelError('withheld');
    const input = messages.reduce((sum, message) => sum + message.text.length, 0);
    return {
      text: text.slice(0, caps.characters),
      used: {
        input: usage.inputTokens ?? estimatedTokens(input),
        output: usage.outputTokens ?? Math.min(caps.outputTokens, estimatedTokens(text.length)),
      },
    };
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(deadline);
    signal.removeEventListener('abort', abort);
  }
}
