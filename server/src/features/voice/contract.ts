import { disputedPolicies, readingLevels, traditions } from '@lampstand/sdk/app';
import * as z from 'zod/mini';
import type { Translation } from '../../scripture/reader.ts';
import { OfChurch } from '../accounts/contract.ts';

export type { DisputedPolicy, ReadingLevel, Tradition } from '@lampstand/sdk/app';

const MOST_WORDS = 50;
const LONGEST_WORD = 60;
const LONGEST_TEACHING = 1_000;

/** Words that a church can't avoid, because every prayer needs them. */
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
    'Use only letters, numbers, spaces, hyphens and apostrophes in a word to avoid.',
  ),
  z.refine((typed) => !needed.has(typed), {
    error: ({ input }) => `Every prayer and answer needs “${input}”. Please remove it from the list.`,
  }),
);

const line = (most: number, what: string) =>
  z.string().check(
    z.trim(),
    z.overwrite((typed) => typed.replace(/\s+/g, ' ')),
    z.maxLength(most, `${what} has at most ${most} characters.`),
  );

/** The voice of a church's apps, for `PUT` and `GET /api/church/voice`. An empty text means not set. */
export const VoiceSettings = z
  .object({
    tradition: z.enum(traditions, 'Please choose a tradition from the list.'),
    /** Id of an imported Bible. */
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
        z.regex(/^(?:\+?[0-9 ().-]{3,25})?$/, 'Please enter a phone number: 3 to 25 digits, spaces and + ( ) - only.'),
      ),
  })
  .check(
    z.refine(({ disputedPolicy, teaching }) => disputedPolicy !== 'own-teaching' || teaching !== '', {
      path: ['teaching'],
      error: 'Please write what your church teaches, or choose another option.',
    }),
    z.refine(({ careLabel, careEmail, carePhone }) => careLabel !== '' || careEmail + carePhone === '', {
      path: ['careLabel'],
      error: 'Please say who answers there, for example “the care team”.',
    }),
  );
export type VoiceSettings = z.infer<typeof VoiceSettings>;

/** Answer of `GET` and `PUT /api/church/voice`. */
export interface ChurchVoiceAnswer {
  voice: VoiceSettings;
  /** Imported Bibles, oldest first. */
  translations: Pick<Translation, 'id' | 'name' | 'abbreviation'>[];
  writer: { kind: 'built-in' | 'model'; model?: string };
}

const statementLanguages = ['en', 'es'] as const;
export type StatementLanguage = (typeof statementLanguages)[number];

export const StatementQuery = z.object({ ...OfChurch.shape, lang: z.optional(z.enum(statementLanguages)) });
export type StatementQuery = z.infer<typeof StatementQuery>;

/** A statement for the church's people on how AI is used. `GET /api/church/ai-statement?lang=` answers `{ statement }`. */
export interface AiStatement {
  lang: StatementLanguage;
  title: string;
  church: string;
  /** `YYYY-MM-DD`. */
  asOf: string;
  lead: string;
  parts: { heading: string; text: string }[];
}
