import type { ChurchVoice, DisputedPolicy } from '@lampstand/sdk/app';
import type { Keep } from '../retention/index.ts';

/** What is true of this server and this church, for the statement to say. */
export interface StatementFacts {
  church: string;
  /** Null: nothing but prepared sentences. `near`: it answers inside the server's own network. */
  model: { name: string; host: string; near: boolean } | null;
  /** Name of the text that verses are shown in; null: there is none on this server. */
  translation: string | null;
  keeps: Keep;
  disputed: DisputedPolicy;
  avoids: boolean;
  care: ChurchVoice['care'];
  /** A visitor may send what an app wrote to the care contact. */
  handOff: boolean;
  /** How the church itself is reached. */
  contact: readonly string[];
  support: string;
}

/** The statement in one language. */
export interface StatementWords {
  title: string;
  lead(facts: StatementFacts): string;
  parts: readonly { heading: string; text(facts: StatementFacts): string }[];
}
