import { field, type InputRecord } from '@lampstand/sdk/app';
import type { SchoolInput } from '../fields.ts';
import { jobFields, most, schoolFields } from '../fields.ts';
import { texts, words } from '../texts.en.ts';
import type { FoundJob } from './entries.ts';

const recordsOf = (jobs: readonly FoundJob[], schools: readonly SchoolInput[]) => ({
  foundJobs: field.records({
    min: 0,
    max: most.jobs,
    optional: true,
    of: jobFields,
    initial: jobs.map(({ job }): InputRecord => job),
  }),
  foundSchools: field.records({
    min: 0,
    max: most.schools,
    optional: true,
    of: schoolFields,
    initial: schools.map((school): InputRecord => school),
  }),
});

/** The question about a pasted text: what was read is in the fields, to be corrected. */
export const foundFields = recordsOf;
export const foundTexts = {
  foundJobs: { ...texts.fields.jobs, label: words.found.jobs },
  foundSchools: { ...texts.fields.schools, label: words.found.schools },
};
