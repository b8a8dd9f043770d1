import type { CalloutBlock, ChatMessage, ChurchVoice, Input, Language } from '@lampstand/sdk/app';
import type { MinistryApp, Plan } from '../../ministry-apps/contract.ts';
import type { TextIndex } from '../../scripture/text-index.ts';
import type { VerseLimit } from '../../scripture/verse-limit.ts';
import type { TextWriter } from '../../writing/index.ts';
import type { RunCounters } from './run-counters.ts';

/** One run of an app, solved and planned. */
export interface PlannedRun {
  app: MinistryApp;
  plan: Plan;
  input: Input;
  /** What the app has solved. */
  result: unknown;
  /** Language of the app's words; `lang` is that of ours. */
  appLang: Language;
  messages: readonly ChatMessage[];
  church: ChurchVoice;
  attempt: number;
  /** Id of the only section to send. */
  section?: string;
  /** `YYYY-MM-DD`. */
  asOf: string;
  /** Shown before the plan's own. */
  notices: readonly CalloutBlock[];
  /** Language of our own messages. */
  lang: Language;
}

/** Writer, Bible texts and counters of a run. */
export interface RunTools {
  writer: TextWriter;
  /** The imported texts of the Bible, the church's own first. */
  texts: readonly TextIndex[];
  /** Undefined where nothing is counted. */
  counters?: RunCounters | undefined;
}

export interface ProseTools extends RunTools {
  /** Counts the verses of licensed texts in the document. */
  limit: VerseLimit;
}
