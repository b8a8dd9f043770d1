import type { ChurchVoice, DisputedPolicy } from '@lampstand/sdk/app';
import type { Keep } from '../retention/index.ts';
import type { StatementLanguage } from './contract.ts';

/** Facts on the server and the church that the statement is made from. */
export interface StatementFacts {
  church: string;
  /** Null without a model. `near`: it runs inside the server's own network. */
  model: { name: string; host: string; near: boolean } | null;
  /** A model that finds what texts mean; null without one. It reads questions in English, and texts in Spanish. */
  reader: { name: string; host: string; near: boolean; languages: readonly StatementLanguage[] } | null;
  /** Name of the Bible that verses come from; null when none is imported. */
  translation: string | null;
  keeps: Keep;
  disputed: DisputedPolicy;
  avoids: boolean;
  care: ChurchVoice['care'];
  /** A visitor can send a document to the care contact. */
  handOff: boolean;
  /** Email and phone of the church. */
  contact: readonly string[];
  support: string;
}

/** The statement in one language. */
export interface StatementWords {
  title: string;
  lead(facts: StatementFacts): string;
  parts: readonly { heading: string; text(facts: StatementFacts): string }[];
}
