export { createDoorkeeper, type Doorkeeper } from './doorkeeper.ts';
export { pressureOf } from './pressure.ts';
