import type { ComposeRequest, MinistryApp } from '../ministry-apps/define-app.ts';

/** Who writes the prose of a section. Yields text in pieces; stops when `signal` aborts. */
export interface TextWriter {
  /** Shown in the document's head. */
  readonly writer: { kind: 'built-in' | 'model'; model?: string };
  write(app: MinistryApp, request: ComposeRequest, signal: AbortSignal): AsyncIterable<string>;
}
