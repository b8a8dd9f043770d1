import {
  type CalloutBlock,
  type ChatMessage,
  type ChurchVoice,
  checkInput,
  type Field,
  type FieldSpecs,
  type FieldTexts,
  fieldsOf,
  type Input,
  type InputIssue,
  type InputOf,
  type Language,
  type Manifest,
  type PracticeQuestion,
  type RecordsFile,
  type Section,
  withInitialValues,
} from '@lampstand/sdk/app';
import type { z } from 'zod';
import type { CareKind } from '../care/types.ts';
import type { ScriptureReader } from '../scripture/reader.ts';
import type { PhrasingSet } from '../understanding/nearest.ts';
import type { Understanding } from '../understanding/understanding.ts';
import type { AppCatalogue } from './app-catalogue.ts';

/** What an app is given for one run. Nothing else: no database, no fetch, no clock. */
export interface AppContext {
  now: Date;
  /** Language of every word that the app writes. */
  lang: Language;
  church: ChurchVoice;
  scripture: ScriptureReader;
  /** Reads free text by its meaning. A form's own fields decide first. */
  understanding: Understanding;
  /** 1 for the first run; "Write again" counts up. */
  attempt: number;
  /** Set when one section is run again. */
  section?: string;
  /** Chat and practice: the thread, newest last. Empty otherwise. */
  messages: readonly ChatMessage[];
  /** What the person answered to `ask`, checked against the fields that were asked. */
  answers: Input;
  /** Unsigned 32-bit number made from app, input, thread and attempt; the same run has the same seed. */
  seed: number;
  /**
   * Asks the connected model for a JSON answer that fills typed fields; no word of it is shown. Set only where a model writes
   * this run. Undefined when the model did not answer in time or its answer does not fit: then read without it.
   */
  readWithModel?<Shape>(request: ModelRequest<Shape>): Promise<Shape | undefined>;
  /** Dangers of the kinds in `answersDanger` that the care gate found. The app shows its own help for them. */
  dangers?: readonly CareKind[];
  /** Set when the run brings answers to an `ask`: ask again for anything that can have been asked, so that they can be checked. */
  wasAsked?: true;
}

/** A question to a model whose answer is one JSON object. */
export interface ModelRequest<Shape> {
  messages: readonly PromptMessage[];
  schema: z.ZodType<Shape>;
}

/** What a heavy app is given: it is solved in a worker thread, which has no Bible reader, no encoder and no model. */
export interface HeavyContext extends Omit<AppContext, 'scripture' | 'understanding' | 'readWithModel'> {
  /** What the app's `read` returned. */
  reading?: unknown;
}

/** One more question to the person, before the run can be answered. */
export class Ask {
  constructor(
    readonly fields: readonly Field[],
    readonly why: string,
  ) {}
}

/** Asks for more fields. `why` is shown above them: one sentence. */
export function ask<Specs extends FieldSpecs>(specs: Specs, texts: FieldTexts<Specs>, why: string): Ask {
  return new Ask(fieldsOf(specs, texts), why);
}

/** The answers to one `ask`; undefined while the person has not answered. */
export function answersTo<Specs extends FieldSpecs>(
  specs: Specs,
  { answers }: Pick<AppContext, 'answers'>,
): InputOf<Specs> | undefined {
  // The values were checked against these same fields before they were given to the app.
  return Object.keys(specs).some((name) => answers[name] !== undefined) ? (answers as InputOf<Specs>) : undefined;
}

/** A section of the plan: exact blocks that code has computed, and at most one piece of prose still to be written. */
export interface PlannedSection extends Section {
  write?: {
    /** Where the prose goes among the section's blocks. */
    place: 'before' | 'after';
    spoken?: true;
    /** Every word is prepared: no model writes it. */
    prepared?: true;
    /** Upper bound for a model. */
    maxWords: number;
  };
}

/** The document of one run before its prose is written. */
export interface Plan {
  title: string;
  about?: string;
  sections: PlannedSection[];
  notices: CalloutBlock[];
  /** Chat: what the person can ask next. */
  suggestions?: string[];
  /** Practice: the next question; absent when the practice has ended. */
  practice?: PracticeQuestion;
  /** Apps that keep records: the input that makes this document again. */
  records?: RecordsFile;
}

export interface ComposeRequest<Result = unknown> extends Pick<AppContext, 'church' | 'lang' | 'messages' | 'attempt'> {
  input: Input;
  /** What `solve` found. */
  result: Result;
  plan: Plan;
  section: PlannedSection;
  /** Made from input, section and attempt; the same seed writes the same words. */
  seed: number;
}

export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  text: string;
}

type Solved<Result> = Result | Ask | Promise<Result | Ask>;

interface AppCode<Result> {
  /** document.ts: sections of blocks, the answer first. */
  document(result: Result, context: AppContext): Plan | Promise<Plan>;
  /** compose.ts: the prose of one section when no model is connected. Small Markdown. */
  compose(request: ComposeRequest<Result>): string;
  /** prompt.ts: messages to a model; the plan's blocks go in as facts that it must not change. */
  prompt(request: ComposeRequest<Result>): PromptMessage[];
  /** Day the prompt was last changed, `YYYY-MM-DD`; a church's trust page shows it. */
  promptVersion: string;
  /** Prepared phrasings that messages are compared with. The build makes their vectors. */
  phrasings?: readonly PhrasingSet[];
  /** Kinds of danger for which the app has help of its own; the care gate leaves a run to it when nothing else is found. */
  answersDanger?: readonly CareKind[];
  /**
   * Whether every one of these texts is plainly one of the app's own everyday wishes. A danger that the care gate only guesses
   * is then a small note beside the answer, and what is only guessed to be near one raises no note.
   * In a practice the gate reads without such answers.
   */
  isEveryday?(texts: readonly string[], understanding: Understanding): Promise<boolean>;
  /** Every figure in its prose has to be one that the plan shows. Without it, that holds for amounts of money alone. */
  exactFigures?: true;
}

/** solve.ts: everything exact, once a run. Deterministic for the same input and context. */
type SolveCode<AppInput, Result> =
  | { heavy?: undefined; solve(input: AppInput, context: AppContext): Solved<Result> }
  | {
      /** Solved in a worker thread that is stopped after this many seconds. The result has to be cloneable. */
      heavy: { seconds: number };
      /** Reads free text on the main thread, where the encoder is, before `solve`. What it returns has to be cloneable. */
      read?(input: AppInput, context: Pick<AppContext, 'understanding'>): Promise<unknown>;
      solve(input: AppInput, context: HeavyContext): Solved<Result>;
    };

/** Part of an input, as a person can have filled the form so far. */
type ExampleOf<AppInput> = {
  readonly [Name in keyof AppInput]?: AppInput[Name] extends readonly (infer Row extends object)[] | undefined
    ? readonly Partial<Row>[]
    : AppInput[Name];
};

/** The words around the form, in one language. */
export interface AppTexts<Specs extends FieldSpecs> {
  /** One or two sentences under the app's name. */
  intro: string;
  moreLabel?: string;
  words: Manifest['words'];
  fields: FieldTexts<Specs>;
  examples: readonly { label: string; input: ExampleOf<InputOf<Specs>> }[];
  chat?: Omit<NonNullable<Manifest['chat']>, 'maxLength'>;
  practice?: Omit<NonNullable<Manifest['practice']>, 'maxLength'>;
}

export type AppDefinition<Specs extends FieldSpecs, Result> = AppCode<Result> &
  SolveCode<InputOf<Specs>, Result> & {
    catalogue: AppCatalogue;
    heights: Manifest['heights'];
    fields: Specs;
    /** English always; another language is a second file of the same shape. */
    texts: { en: AppTexts<Specs> } & { readonly [language in Exclude<Language, 'en'>]?: AppTexts<Specs> };
    surface: Manifest['surface'];
    /** Chat and practice: characters of one message; 2,000 unless set. */
    messageLength?: number;
  } & Pick<Manifest, 'exports' | 'audience' | 'maxBodyBytes' | 'keepsRecords' | 'permissions'>;

/** One ministry app: data and pure functions, its types checked by `defineApp`. */
export type MinistryApp = AppCode<unknown> &
  SolveCode<Input, unknown> & {
    /** In English, for everything that does not depend on a language. */
    manifest: Manifest;
    /** In the language of a frame, or in English where the app does not speak it. */
    manifestIn(lang: Language): Manifest;
    /** Every language that the app speaks. */
    languages: readonly Language[];
  };

/** Makes an app of its definition: fields and texts become one manifest a language. */
export function defineApp<const Specs extends FieldSpecs, Result>(
  definition: AppDefinition<Specs, Result>,
): MinistryApp {
  const { catalogue, heights, fields, texts, surface, messageLength = 2_000, ...code } = definition;
  const { exports, audience, maxBodyBytes, keepsRecords, permissions, ...functions } = code;
  const manifests = new Map<Language, Manifest>();
  for (const lang of ['en', 'es'] as const) {
    const words = texts[lang];
    if (!words) continue;
    const { intro, moreLabel, words: labels, chat, practice } = words;
    manifests.set(lang, {
      ...catalogue.entry,
      surface,
      ...(lang === 'en' ? {} : { lang }),
      intro,
      fields: fieldsOf(fields, words.fields),
      ...(moreLabel ? { moreLabel } : {}),
      words: labels,
      examples: words.examples.map(({ label, input }) => ({ label, input: input as Input })),
      ...(chat ? { chat: { ...chat, maxLength: messageLength } } : {}),
      ...(practice ? { practice: { ...practice, maxLength: messageLength } } : {}),
      exports,
      ...(audience ? { audience } : {}),
      ...(maxBodyBytes ? { maxBodyBytes } : {}),
      ...(keepsRecords ? { keepsRecords } : {}),
      heights,
      permissions,
    });
  }
  const manifest = manifests.get('en') as Manifest;
  // The input was checked against these fields, and the result came from this app's own `solve`.
  const own = functions as unknown as AppCode<unknown> & SolveCode<Input, unknown>;
  return {
    ...(own.heavy ? { ...own, solve: solveAfterReading(own) } : own),
    manifest,
    manifestIn: (lang) => manifests.get(lang) ?? manifest,
    languages: [...manifests.keys()],
  };
}

/** Reads first where the encoder is at hand and nothing has read yet: on the main thread, without a worker. */
function solveAfterReading({ read, solve }: Pick<SolveCode<Input, unknown> & { heavy: object }, 'read' | 'solve'>) {
  return (input: Input, context: HeavyContext | AppContext): Solved<unknown> => {
    if (!read || 'reading' in context || !('understanding' in context)) return solve(input, context);
    return read(input, context).then((reading) => solve(input, { ...context, reading }));
  };
}

/** A run that was solved and planned, or the question that is still open with what is wrong with its answers. */
export type SolvedRun = { result: unknown; plan: Plan } | { ask: Ask; issues: InputIssue[] };

/**
 * Solves one run and plans its document. After an `ask` the app is solved again with the answers that its fields accept,
 * until it has a result or asks something that `given` does not answer.
 */
export async function solveRun(
  app: MinistryApp,
  context: AppContext,
  solve: (context: AppContext) => unknown,
  given: { readonly [name: string]: unknown } = {},
): Promise<SolvedRun> {
  let { answers } = context;
  for (;;) {
    const solved = await solve({ ...context, answers });
    if (!(solved instanceof Ask)) return { result: solved, plan: await app.document(solved, { ...context, answers }) };
    const names = solved.fields.map(({ name }) => name);
    const known = names.every((name) => answers[name] !== undefined);
    if (known || !names.some((name) => given[name] !== undefined)) return { ask: solved, issues: [] };
    const { input, issues } = checkInput(solved.fields, withInitialValues(solved.fields, given));
    if (issues.length > 0) return { ask: solved, issues };
    answers = { ...answers, ...input };
  }
}
