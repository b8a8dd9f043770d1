import { abuseAdult, abuseChild } from './abuse.ts';
import type { CarePatterns } from './care-patterns.ts';
import { medical, poison } from './emergency.ts';
import { perinatal, substance } from './perinatal-and-substance.ts';
import { scam } from './scam.ts';
import { spanishPatterns } from './spanish/index.ts';
import { suicide } from './suicide.ts';
import { threat } from './threat.ts';
import { elderAbuse, sexualAssault, trafficking } from './violence.ts';

export const carePatterns: readonly CarePatterns[] = [
  suicide,
  medical,
  poison,
  threat,
  abuseChild,
  abuseAdult,
  sexualAssault,
  trafficking,
  elderAbuse,
  perinatal,
  substance,
  scam,
  ...spanishPatterns,
];
