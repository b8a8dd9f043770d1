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

/**
 * `urgent`: help takes the place of the app's answer. `note`: figurative or about somebody else; a small, dismissible note, and
 * the app answers. `who` is in danger: the writer, or someone the writer speaks of.
 */
export interface CareFinding {
  kind: CareKind;
  level: 'urgent' | 'note';
  who?: 'self' | 'other';
  circumstances?: readonly CareCircumstance[];
}
