export { careAnswer } from './answer.ts';
export { churchContacts } from './church-contacts.ts';
export { careGate } from './gate.ts';
export { contactsOf, type HelplineId, helplines, overdueHelplines } from './helplines.ts';
export { holdsBackReconciliation } from './hold-back.ts';
export { fitsChildren } from './second-layer/fit-for-children.ts';
export { harmIn } from './second-layer/harm-in-prose.ts';
export { becomesHeavy, offerOfPerson } from './second-layer/repeated-distress.ts';
