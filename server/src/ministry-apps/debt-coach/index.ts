import { defineApp } from '../contract.ts';
import { compose } from './compose.ts';
import { compute } from './engine.ts';
import { manifest } from './manifest.ts';
import { prompt, promptVersion } from './prompt.ts';

/** Debt Freedom Coach: which debt to pay next, and the month a household is free. */
export const debtCoach = defineApp({
  manifest,
  compute,
  compose,
  prompt,
  promptVersion,
  exactFigures: true,
});
