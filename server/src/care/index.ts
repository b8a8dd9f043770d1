export { careAnswer, careQuietLine } from './answer.ts';
export { careGate } from './gate.ts';
export { contactsOf, type Helpline, type HelplineId, helplines, overdueHelplines } from './helplines.ts';
export { holdsBackReconciliation } from './hold-back.ts';
export { type CareCircumstance, type CareFinding, type CareKind, careKinds } from './types.ts';
