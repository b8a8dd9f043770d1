import type { CalloutBlock, ChatMessage, ChurchVoice, Input, Manifest, Section } from '@lampstand/sdk/app';
import type { ScriptureReader } from '../scripture/reader.ts';

export interface ComputeContext {
  now: Date;
  church: ChurchVoice;
  scripture: ScriptureReader;
  /** 1 for the first run; "Write again" counts up. */
  attempt: number;
  /** Set when one section is run again. */
  section?: string;
  /** Chat surface: the thread, newest last. Empty otherwise. */
  messages: readonly ChatMessage[];
}

/** A section of the plan: exact blocks that code has computed, and at most one piece of prose still to be written. */
export interface PlannedSection extends Section {
  write?: {
    /** Where the prose goes among the section's blocks. */
    place: 'before' | 'after';
    spoken?: true;
    /** Upper bound for a model. */
    maxWords: number;
  };
}

/** Everything exact about one run. Deterministic for the same input and context. */
export interface Plan {
  title: string;
  about?: string;
  sections: PlannedSection[];
  notices: CalloutBlock[];
  /** Chat: what the person might ask next. */
  suggestions?: string[];
  /** What `compose` and `prompt` need beside the blocks, such as a month that came from the clock. Never leaves the server. */
  facts?: { readonly [name: string]: string };
}

export interface ComposeRequest {
  input: Input;
  plan: Plan;
  section: PlannedSection;
  church: ChurchVoice;
  messages: readonly ChatMessage[];
  attempt: number;
  /** Made from input, section and attempt; the same seed writes the same words. */
  seed: number;
}

export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  text: string;
}

/** One ministry app: data and pure functions. No database, no fetch, no clock but what it is given. */
export interface MinistryApp {
  manifest: Manifest;
  /** engine.ts: everything exact. */
  compute(input: Input, context: ComputeContext): Promise<Plan>;
  /** compose.ts: the prose of one section when no model is connected. Small Markdown. */
  compose(request: ComposeRequest): string;
  /** prompt.ts: what a model is told; the plan's blocks go in as facts it must not change. */
  prompt(request: ComposeRequest): PromptMessage[];
  /** Day the prompt was last changed, `YYYY-MM-DD`: a church's trust page names it. */
  promptVersion: string;
  /** Every figure in its prose has to be one that the plan shows. Without it, that holds for amounts of money alone. */
  exactFigures?: true;
}

/** Names the shape of an app for the type checker; returns it unchanged. */
export function defineApp(app: MinistryApp): MinistryApp {
  return app;
}
