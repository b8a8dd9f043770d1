import type { ComposeRequest, MinistryApp } from '../ministry-apps/contract.ts';
import type { Pieces } from '../scripture/verified-stream.ts';

/** Who writes the prose of a section. Yields text in pieces; stops when `signal` aborts. */
export interface TextWriter {
  /** Shown in the document's head. */
  readonly writer: { kind: 'built-in' | 'model'; model?: string };
  /**
   * Returns `cut` when the text had to end in the middle of a sentence.
   * @throws WriterTrouble when it cannot go on; the built-in writer then takes its place.
   */
  write(app: MinistryApp, request: ComposeRequest, signal: AbortSignal): Pieces;
}

/** Why a model did not write, or did not finish. */
export type Trouble =
  | 'unreachable'
  | 'refused'
  | 'limited'
  | 'stalled'
  | 'too-slow'
  | 'garbled'
  | 'over-budget'
  | 'resting'
  | 'withheld';

/** The model did not write, or what it wrote may not be shown. */
export class ModelErrorKind extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble, options?: ErrorOptions) {
    super(`The model is ${trouble}.`, options);
    this.trouble = trouble;
  }
}
