/** Most dangerous first: the order in which help stands on the screen. */
export const careKinds = [
  'suicide',
  'medical',
  'poison',
  'abuse-child',
  'abuse-adult',
  'sexual-assault',
  'trafficking',
  'elder-abuse',
  'perinatal',
  'substance',
  'scam',
] as const;
export type CareKind = (typeof careKinds)[number];

/** What else the texts say that changes which help is offered. */
export type CareCircumstance = 'veteran' | 'harmed-by-clergy';

/** `urgent`: help stands first on the screen. `note`: figurative or about somebody else; a small, dismissible note, and the job goes on. */
export interface CareFinding {
  kind: CareKind;
  level: 'urgent' | 'note';
  circumstances?: readonly CareCircumstance[];
}
