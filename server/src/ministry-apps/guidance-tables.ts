import type { GuidanceTable } from '../app-kit/index.ts';
import { guidance as debtCoach } from './debt-coach/data/guidance.ts';
import { guidance as resumeBuilder } from './resume-builder/data/guidance.ts';

/** The guidance of each app by the app's id. `doctor` names the rows whose review day has passed. */
export const guidanceTables: { readonly [appId: string]: GuidanceTable } = {
  'debt-coach': debtCoach,
  'resume-builder': resumeBuilder,
};
