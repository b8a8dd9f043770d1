/** Most dangerous first: the greatest danger has the first word in the help. */
export const careKinds = [
  'poison',
  'suicide',
  'medical',
  'threat',
  'abuse-child',
  'sexual-assault',
  'abuse-adult',
  'trafficking',
  'elder-abuse',
  'perinatal',
  'substance',
  'scam',
] as const;
export type CareKind = (typeof careKinds)[number];

/** What else the texts say that changes which help is offered. */
export type CareCircumstance = 'veteran' | 'harmed-by-clergy';

/** One kind of danger in the texts of a run. */
export interface CareFinding {
  kind: CareKind;
  /**
   * `urgent`: help takes the place of the app's answer. `note`: figurative or about someone else; a small, dismissible note, and the
   * app answers.
   */
  level: 'urgent' | 'note';
  /** An exact phrase says it. Without it the kind is a guess, and the help says nothing that only fits this kind. */
  sure?: true;
  /** Who is in danger: the writer, or someone the writer writes about; absent when unknown. */
  who?: 'self' | 'other';
  circumstances?: readonly CareCircumstance[];
}

/** What a piece of a text reads like, in words that no phrase knows. */
export type PieceDanger = Pick<CareFinding, 'kind' | 'level'>;
