import type { PromptMessage } from '../../ministry-apps/contract.ts';

/** An English word takes about 1.3 tokens, a Spanish one 1.6. A model that keeps to its word limit never reaches this cap. */
const TOKENS_A_WORD = 2;
const SPARE_TOKENS = 32;
/** On average, English tokens are shorter than this with every tokenizer. */
const CHARACTERS_A_TOKEN = 6;
/** Added by the model's template around a message. */
const TOKENS_AROUND = 16;

/** Upper limits of one call. */
export interface Caps {
  inputTokens: number;
  outputTokens: number;
  /** We stop reading here, in case the provider ignores the token cap. */
  characters: number;
}

/** The caps of a section of `maxWords` words. A token is at least one byte, so the input can't cost more than its bytes. */
export function capsOf(messages: readonly PromptMessage[], maxWords: number): Caps {
  const bytes = messages.reduce((sum, { text }) => sum + Buffer.byteLength(text) + TOKENS_AROUND, 0);
  const outputTokens = maxWords * TOKENS_A_WORD + SPARE_TOKENS;
  return { inputTokens: bytes, outputTokens, characters: outputTokens * CHARACTERS_A_TOKEN };
}

/** For providers that don't report tokens; estimates too many rather than too few. */
export const estimatedTokens = (characters: number) => Math.ceil(characters / 3);
