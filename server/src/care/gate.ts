import type { CalloutBlock, Section } from '@lampstand/sdk/app';
import type { ChurchVoice } from '../ministry-apps/define-app.ts';

export type CareKind =
  | 'suicide'
  | 'abuse-adult'
  | 'abuse-child'
  | 'sexual-assault'
  | 'trafficking'
  | 'substance'
  | 'poison'
  | 'medical'
  | 'perinatal'
  | 'scam'
  | 'elder-abuse';

/** `urgent`: help stands first on the screen. `note`: figurative or about somebody else; a small, dismissible note, and the job goes on. */
export interface CareFinding {
  kind: CareKind;
  level: 'urgent' | 'note';
}

/** What the deterministic gate finds in the free texts of one run, most urgent first. Costs no model and no network. */
export declare function careGate(texts: readonly string[]): CareFinding[];

/** The first section of the document for urgent findings (undefined when there is none), and notes for the others. */
export declare function careAnswer(
  findings: readonly CareFinding[],
  church: ChurchVoice,
): { section?: Section; notices: CalloutBlock[] };
