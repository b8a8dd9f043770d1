import type { InputIssue } from '../app/index.ts';

/** State of the current run, as the form and the status line need it. */
export interface RunStatus {
  /** The answer is shown instead of the form. */
  showing: boolean;
  busy: boolean;
  text: string;
  /** The answer is help for someone in danger. */
  care?: true | undefined;
  /** Fields that the server did not accept. */
  refused: readonly InputIssue[];
  stop?: () => void;
}
