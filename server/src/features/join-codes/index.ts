export { churchOfJoinCode, printedCode } from './join-code.ts';
