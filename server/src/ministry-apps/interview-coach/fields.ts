import { field, type InputOf } from '@lampstand/sdk/app';
import { families, worries } from './data/questions/index.ts';

/** Characters of one answer: about three minutes aloud. */
export const LONGEST_ANSWER = 2_500;

export const levels = ['first', 'entry', 'mid', 'senior', 'ministry'] as const;
export const kinds = ['person', 'phone', 'video', 'panel', 'walk-in', 'committee'] as const;
export const focuses = ['story', 'would', 'self', 'past', 'why', 'terms'] as const;
export const needs = ['ride', 'phone', 'internet', 'clothes', 'child-care', 'papers'] as const;

/** The fields of the form, in the order of the page. */
export const fields = {
  job: field.text({ max: 80 }),
  mode: field.choice(['practice', 'plan'], { display: 'segments', initial: 'practice' }),
  level: field.choice(levels, { initial: 'entry', half: true }),
  count: field.number({ min: 3, max: 15, initial: 5, half: true }),
  worries: field.choices(worries, { optional: true, more: true }),
  needs: field.choices(needs, { optional: true, more: true }),
  kind: field.choice(kinds, { initial: 'person', more: true, half: true }),
  day: field.day({ optional: true, more: true, half: true }),
  pace: field.choice(['coach', 'straight'], { initial: 'coach', display: 'options', more: true }),
  focus: field.choices(focuses, { optional: true, more: true }),
  family: field.choice(families, { optional: true, more: true, half: true }),
  employer: field.text({ max: 80, optional: true, more: true, half: true }),
  posting: field.longText({ max: 6_000, rows: 3, optional: true, more: true }),
  resume: field.longText({ max: 6_000, rows: 3, optional: true, more: true }),
};

export type InterviewInput = InputOf<typeof fields>;
export type Level = (typeof levels)[number];
export type Kind = (typeof kinds)[number];
export type Need = (typeof needs)[number];
