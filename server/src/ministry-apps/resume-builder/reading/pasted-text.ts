import type { SchoolInput } from '../fields.ts';
import type { FoundJob } from './entries.ts';

/** What code has read in a pasted resume or story, each piece as it was written. */
export interface Pasted {
  kind: 'resume' | 'story';
  jobs: FoundJob[];
  schools: SchoolInput[];
  email?: string;
  phone?: string;
  city?: string;
  link?: string;
  summary?: string;
  skills?: string;
  certificates?: string;
  languages?: string;
  awards?: string;
  /** Lines that fit no field. */
  left: string[];
}
