export { admissionMessages } from './admission-messages.ts';
export { crisisHelp } from './crisis-help.ts';
export type { PlannedRun, RunTools } from './planned-run.ts';
export { runEvents } from './run-events.ts';
