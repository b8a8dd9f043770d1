import nlp from 'compromise';
import { ownForms, verbQuestions } from '../data/work-verbs.ts';

interface Conjugated {
  PastTense: string;
  PresentTense: string;
  Gerund: string;
}
/** The verb tables of compromise; its types don't describe them. */
const library = nlp as unknown as {
  methods(): {
    two: {
      transform: {
        verb: {
          conjugate(verb: string, model: unknown): Conjugated;
          toInfinitive(verb: string, model: unknown, tense: 'PastTense' | 'Gerund' | 'PresentTense'): string;
        };
      };
    };
  };
  model(): unknown;
};

export interface VerbForms {
  base: string;
  past: string;
  gerund: string;
  third: string;
}

const known = new Map<string, VerbForms>();
/** The forms of a verb from its base form. */
export function formsOf(base: string): VerbForms {
  const found = known.get(base);
  if (found) return found;
  const own = ownForms[base];
  const made = own
    ? { base, past: own[0], gerund: own[1], third: own[2] }
    : fromLibrary(base, library.methods().two.transform.verb.conjugate(base, library.model()));
  known.set(base, made);
  return made;
}
const fromLibrary = (base: string, { PastTense, PresentTense, Gerund }: Conjugated): VerbForms => ({
  base,
  past: PastTense,
  gerund: Gerund,
  third: PresentTense,
});

export type Form = keyof VerbForms;

/** Each form of the verbs that the app knows, with its base. A past form like its base ("cut") counts as the past. */
const index = new Map<string, { base: string; form: Form }>();
for (const verb of verbQuestions.keys()) {
  const forms = formsOf(verb);
  for (const form of ['third', 'base', 'gerund', 'past'] as const) index.set(forms[form], { base: verb, form });
}
for (const verb of ['am', 'is', 'are', 'were']) index.delete(verb);
index.set('been', { base: 'be', form: 'past' });

/** What form of which known verb a word is; undefined for other words. */
export function knownVerb(word: string): { base: string; form: Form } | undefined {
  return index.get(word.toLowerCase());
}

/** A past or -ing form of any verb, by its ending; for verbs that the app doesn't know. */
export function verbByEnding(word: string): { base: string; form: Form } | undefined {
  const lower = word.toLowerCase();
  const verb = library.methods().two.transform.verb;
  if (/[a-z]{2,}ed$/.test(lower)) return { base: verb.toInfinitive(lower, library.model(), 'PastTense'), form: 'past' };
  if (/[a-z]{3,}ing$/.test(lower)) return { base: verb.toInfinitive(lower, library.model(), 'Gerund'), form: 'gerund' };
  return undefined;
}
