import { defineApp } from '../contract.ts';
import { isEveryday } from './answer/everyday.ts';
import { catalogue } from './catalogue.ts';
import { compose } from './compose.ts';
import { asks } from './data/asks.ts';
import { commandSet } from './data/commands.ts';
import { harmfulSteps } from './data/harmful-steps.ts';
import { honestyPlans } from './data/honesty-plans.ts';
import { jobTitles } from './data/job-titles.ts';
import { postingLines } from './data/posting-lines.ts';
import { pointSet, topicSet } from './data/topics/index.ts';
import { document } from './document.ts';
import { fields, LONGEST_ANSWER } from './fields.ts';
import heights from './heights.json' with { type: 'json' };
import { prompt, promptVersion } from './prompt.ts';
import { solve } from './solve.ts';
import { texts } from './texts.en.ts';

/** AI Interview Coach: questions for a job, answers scored by a fixed scale, and the papers for the day. */
export const interviewCoach = defineApp({
  catalogue,
  heights,
  fields,
  texts: { en: texts },
  surface: 'practice',
  messageLength: LONGEST_ANSWER,
  exports: ['copy', 'print', 'docx', 'csv', 'ics'],
  permissions: ['clipboard-write'],
  maxBodyBytes: 192 * 1024,
  solve,
  document,
  compose,
  prompt,
  promptVersion,
  isEveryday,
  phrasings: [jobTitles, postingLines, commandSet, honestyPlans, topicSet, pointSet, asks, harmfulSteps],
  exactFigures: true,
});
