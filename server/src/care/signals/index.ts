import { abuseAdult, abuseChild } from './abuse.ts';
import { perinatal, substance } from './birth-and-substance.ts';
import { medical, poison } from './emergency.ts';
import { hints } from './hints.ts';
import { scam } from './scam.ts';
import type { Signal } from './signal.ts';
import { suicide } from './suicide.ts';
import { elderAbuse, sexualAssault, trafficking } from './violence.ts';

export type { Signal } from './signal.ts';

export const careSignals: readonly Signal[] = [
  ...suicide,
  ...medical,
  ...poison,
  ...abuseChild,
  ...abuseAdult,
  ...sexualAssault,
  ...trafficking,
  ...elderAbuse,
  ...perinatal,
  ...substance,
  ...scam,
  ...hints,
];
