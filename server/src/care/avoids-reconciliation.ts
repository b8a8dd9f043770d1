import type { CareFinding, CareKind } from './types.ts';

const harmByAnother: readonly CareKind[] = [
  'abuse-adult',
  'abuse-child',
  'sexual-assault',
  'trafficking',
  'elder-abuse',
];

/** Whether a text for this person must leave out returning, submitting, staying or reconciling: someone harms them, or may. */
export function avoidsReconciliation(findings: readonly CareFinding[]): boolean {
  return findings.some((finding) => harmByAnother.includes(finding.kind));
}
