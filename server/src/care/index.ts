export { careAnswer } from './answer.ts';
export { careGate } from './gate.ts';
export { contactsOf, type HelplineId, helplines, overdueHelplines } from './helplines.ts';
export { holdsBackReconciliation } from './hold-back.ts';
