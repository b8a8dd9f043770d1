export { churchOfJoinCode, hasJoinCode, printedCode } from './join-code.ts';
