export { crisisHelp } from './crisis-help.ts';
export { runMessages } from './messages.ts';
export type { PlannedRun, RunTools } from './planned-run.ts';
export { runEvents } from './run-events.ts';
