import type { Input } from '@lampstand/sdk/app';

/** A run whose document is as large as the form allows. */
export interface LargestRun {
  input: Input;
  /** What a conversation of forty turns asks, in turn. */
  questions?: readonly string[];
}
