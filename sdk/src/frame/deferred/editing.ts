import type { Section } from '../../app/index.ts';

/** How far the sheet is edited. */
export interface Editing {
  open: boolean;
  /** The person has changed words. */
  edited: boolean;
  /** Counted up when the words under the fields change. */
  version: number;
  /** The sections before the last change. */
  former?: readonly Section[];
  /** Id of the section that is being written again. */
  rewritten?: string;
}

/** Before the first press of Edit. */
export const notEditing: Editing = { open: false, edited: false, version: 0 };
