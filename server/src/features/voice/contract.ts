import { disputedPolicies, readingLevels, traditions } from '@lampstand/sdk/app';
import * as z from 'zod/mini';
import type { Translation } from '../../scripture/reader.ts';
import { OfChurch } from '../accounts/contract.ts';

export type { DisputedPolicy, ReadingLevel, Tradition } from '@lampstand/sdk/app';

const MOST_WORDS = 50;
const LONGEST_WORD = 60;
const LONGEST_TEACHING = 1_000;

/** Words without which no prayer and no answer can be written. */
const needed = new Set(
  `a about all also an and are as at be but by can do for from had has have he her him his i if in is it its me my no
  not of on one or our she so that the their them they this to us was we were what when who will with would you your let may could should than then which whom into through those been
  amen god lord father jesus christ bible spirit`.split(/\s+/),
);

const word = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.normalize('NFC'),
  z.overwrite((typed) => typed.replace(/\s+/g, ' ')),
  z.maxLength(LONGEST_WORD, `A word or phrase to avoid has at most ${LONGEST_WORD} characters.`),
  z.refine(
    (typed) => typed === '' || /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’-]*$/u.test(typed),
    'Words to avoid are written with letters, digits, blanks, hyphens and apostrophes only.',
  ),
  z.refine((typed) => !needed.has(typed), {
    error: ({ input }) =>
      `“${input}” is a word that no prayer and no answer can do without. Please take it off the list.`,
  }),
);

const line = (most: number, what: string) =>
  z.string().check(
    z.trim(),
    z.overwrite((typed) => typed.replace(/\s+/g, ' ')),
    z.maxLength(most, `${what} has at most ${most} characters.`),
  );

/** How the apps of a church speak. `PUT /api/church/voice` takes it, `GET` answers it; empty texts mean: not given. */
export const VoiceSettings = z
  .object({
    tradition: z.enum(traditions, 'Please choose a tradition from the list.'),
    /** Id of an imported text of the Bible. */
    translation: z.string().check(z.maxLength(60)),
    readingLevel: z.enum(readingLevels, 'Please choose a reading level.'),
    avoid: z.array(word).check(
      z.overwrite((words) => [...new Set(words)].filter((one) => one !== '')),
      z.maxLength(MOST_WORDS, `Please keep to ${MOST_WORDS} words or phrases.`),
    ),
    disputedPolicy: z.enum(disputedPolicies, 'Please choose what the apps say where Christians differ.'),
    teaching: z
      .string()
      .check(
        z.trim(),
        z.maxLength(LONGEST_TEACHING, `Your church’s teaching has at most ${LONGEST_TEACHING} characters.`),
      ),
    careLabel: line(60, 'The name of the care contact'),
    careEmail: z.union([z.literal(''), z.email('Please enter a valid email address').check(z.maxLength(254))], {
      error: 'Please enter a valid email address',
    }),
    carePhone: z
      .string()
      .check(
        z.trim(),
        z.regex(
          /^(?:\+?[0-9 ().-]{3,25})?$/,
          'Please enter a telephone number: digits, blanks and + ( ) - only, 3 to 25 of them.',
        ),
      ),
  })
  .check(
    z.refine(({ disputedPolicy, teaching }) => disputedPolicy !== 'own-teaching' || teaching !== '', {
      path: ['teaching'],
      error: 'Please write what your church teaches, or choose another way.',
    }),
    z.refine(({ careLabel, careEmail, carePhone }) => careLabel !== '' || careEmail + carePhone === '', {
      path: ['careLabel'],
      error: 'Please say who answers there, for example “the care team”.',
    }),
  );
export type VoiceSettings = z.infer<typeof VoiceSettings>;

/** `GET /api/church/voice`, and what `PUT` answers. */
export interface ChurchVoiceAnswer {
  voice: VoiceSettings;
  /** The texts of the Bible on this server, the oldest first. */
  translations: Pick<Translation, 'id' | 'name' | 'abbreviation'>[];
  /** What writes; a model takes its rules from the same settings. */
  writer: { kind: 'built-in' | 'model'; model?: string };
}

const statementLanguages = ['en', 'es'] as const;
export type StatementLanguage = (typeof statementLanguages)[number];

export const StatementQuery = z.object({ ...OfChurch.shape, lang: z.optional(z.enum(statementLanguages)) });
export type StatementQuery = z.infer<typeof StatementQuery>;

/** How AI is used, for the church to tell its people. `GET /api/church/ai-statement?lang=` answers `{ statement }`. */
export interface AiStatement {
  lang: StatementLanguage;
  title: string;
  church: string;
  /** `YYYY-MM-DD`. */
  asOf: string;
  lead: string;
  parts: { heading: string; text: string }[];
}
