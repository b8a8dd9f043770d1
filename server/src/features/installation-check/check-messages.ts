import type { FetchTrouble } from '../../platform/net/safe-fetch.ts';
import type { Judgement } from './judge.ts';

export interface CheckMessage {
  says: string;
  fix: string | null;
}

/** Every result of the installation check in one language. */
export interface CheckMessages {
  /** By finding and case, e.g. `found link`. */
  findings: { readonly [finding: string]: (values: Judgement['values']) => CheckMessage };
  troubles: Record<FetchTrouble, CheckMessage>;
}
