import type { Env } from '../../platform/env.ts';
import type { Tokens } from '../../writing/spending.ts';

/** Whole millionths of a dollar in one dollar. */
const DOLLAR = 1_000_000;
/** More than any model reads or writes in one call; a higher count is the provider's mistake. */
const MOST_TOKENS = 10_000_000;

/** Dollars of the configuration in whole millionths. */
export const microsOf = (dollars: number): number => Math.round(dollars * DOLLAR);

/** "$9.97", rounded down so that we never show more than was spent. */
export const inDollars = (micros: number): string => `$${(Math.floor(micros / 10_000) / 100).toFixed(2)}`;

/** A provider's counts made whole, not negative and not above the possible maximum. */
export const wholeTokens = ({ input, output }: Tokens): Tokens => ({ input: whole(input), output: whole(output) });

/** The cost of tokens, rounded up. Prices are dollars for a million tokens. */
export function costOf(prices: Pick<Env, 'MODEL_PRICE_INPUT' | 'MODEL_PRICE_OUTPUT'>, tokens: Tokens): number {
  const { input, output } = wholeTokens(tokens);
  const millionths = input * microsOf(prices.MODEL_PRICE_INPUT) + output * microsOf(prices.MODEL_PRICE_OUTPUT);
  return Math.ceil(millionths / DOLLAR);
}

const whole = (count: number) => (count > 0 ? Math.min(Math.ceil(count), MOST_TOKENS) : 0);
