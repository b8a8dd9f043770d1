export { admissionMessages } from './admission-messages.ts';
export { crisisHelp as helpFor } from './crisis-help.ts';
export { type PlannedRun, type RunTools, runEvents } from './run-events.ts';
