export { crisisHelp as helpFor } from './crisis-help.ts';
