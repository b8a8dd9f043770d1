import type { ComposeRequest, MinistryApp, ModelRequest } from '../ministry-apps/contract.ts';
import type { Pieces } from '../scripture/verified-stream.ts';

/** Writes the prose of a section. Yields text in pieces; stops when `signal` aborts. */
export interface TextWriter {
  /** Shown in the document's head. */
  readonly writer: { kind: 'built-in' | 'model'; model?: string };
  /**
   * Returns `cut` when the text ended in the middle of a sentence.
   * @throws ModelError when it can't go on; the built-in writer then writes the section.
   */
  write(app: MinistryApp, request: ComposeRequest, signal: AbortSignal): Pieces;
  /** Asks a connected model for JSON. Undefined when it did not answer in time or its answer does not fit the schema. */
  read?<Shape>(request: ModelRequest<Shape>, churchId: string, signal: AbortSignal): Promise<Shape | undefined>;
}

/** Why a model did not write or did not finish. `resting`: the circuit is open. `withheld`: the filter refused the text. */
export type ModelErrorKind =
  | 'unreachable'
  | 'refused'
  | 'limited'
  | 'stalled'
  | 'too-slow'
  | 'garbled'
  | 'over-budget'
  | 'resting'
  | 'withheld';

/** The model did not write, or its text may not be shown. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind;
  constructor(kind: ModelErrorKind, options?: ErrorOptions) {
    super(`The model is ${kind}.`, options);
    this.kind = kind;
  }
}
