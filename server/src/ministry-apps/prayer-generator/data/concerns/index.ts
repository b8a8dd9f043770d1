import type { Concern } from '../concern.ts';
import { addictionConcerns } from './addiction.ts';
import { awayConcerns } from './away.ts';
import { childrenConcerns } from './children.ts';
import { churchConcerns } from './church.ts';
import { faithConcerns } from './faith.ts';
import { familyConcerns } from './family.ts';
import { griefConcerns } from './grief.ts';
import { healthConcerns } from './health.ts';
import { heartConcerns } from './heart.ts';
import { homeConcerns } from './home.ts';
import { joyConcerns } from './joy.ts';
import { lawConcerns } from './law.ts';
import { publicConcerns } from './public.ts';
import { schoolConcerns } from './school.ts';
import { workConcerns } from './work.ts';
import { wrongConcerns } from './wrong.ts';

/** What people ask prayers for, by what it is about. */
export const concerns: readonly Concern[] = [
  ...healthConcerns,
  ...heartConcerns,
  ...joyConcerns,
  ...workConcerns,
  ...childrenConcerns,
  ...griefConcerns,
  ...wrongConcerns,
  ...familyConcerns,
  ...lawConcerns,
  ...publicConcerns,
  ...addictionConcerns,
  ...awayConcerns,
  ...faithConcerns,
  ...schoolConcerns,
  ...homeConcerns,
  ...churchConcerns,
];
