import type { PromptMessage } from '../../ministry-apps/contract.ts';

/** Words of English take about 1.3 tokens, of Spanish 1.6; a model that keeps its limit never meets this one. */
const TOKENS_A_WORD = 2;
const SPARE_TOKENS = 32;
/** No tokenizer writes English in longer tokens than this on average. */
const CHARACTERS_A_TOKEN = 6;
/** What a model's template puts around a message. */
const TOKENS_AROUND = 16;

/** What one call may cost at most. */
export interface Caps {
  inputTokens: number;
  outputTokens: number;
  /** Beyond this many characters the provider ignores the cap, and nobody reads on. */
  characters: number;
}

/** The caps of a section of so many words. A token is at least one byte, so that the input can never cost more. */
export function capsOf(messages: readonly PromptMessage[], maxWords: number): Caps {
  const bytes = messages.reduce((sum, { text }) => sum + Buffer.byteLength(text) + TOKENS_AROUND, 0);
  const outputTokens = maxWords * TOKENS_A_WORD + SPARE_TOKENS;
  return { inputTokens: bytes, outputTokens, characters: outputTokens * CHARACTERS_A_TOKEN };
}

/** For providers that do not say what a text has cost: rather too many than too few. */
export const estimatedTokens = (characters: number) => Math.ceil(characters / 3);
