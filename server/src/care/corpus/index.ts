import { abuse } from './abuse.ts';
import { atADistance } from './at-a-distance.ts';
import { emergencies, scams } from './emergency.ts';
import { everyday } from './harmless.ts';
import { selfHarm, selfHarmInSpanish, selfHarmOfOthers } from './self-harm.ts';
import type { Sentence } from './sentences.ts';

export const corpus: readonly Sentence[] = [
  ...selfHarm,
  ...selfHarmOfOthers,
  ...selfHarmInSpanish,
  ...abuse,
  ...emergencies,
  ...scams,
  ...everyday,
  ...atADistance,
];
