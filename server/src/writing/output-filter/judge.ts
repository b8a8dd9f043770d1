import { fitsChildren, harmIn } from '../../care/index.ts';
import { isAscii } from '../../text/normalize.ts';
import { hasAvoided } from '../words-to-avoid.ts';
import type { AllowList } from './allow-list.ts';
import { hasUnknownContact } from './contacts.ts';
import { hasUnknownFigure } from './figures.ts';
import { isForeign, mixesAlphabets } from './language.ts';
import { normalizedFormsOf } from './normalized-forms.ts';
import { adviceRules } from './rules/advice.ts';
import { claimRules } from './rules/claims.ts';
import { contemptRules } from './rules/contempt.ts';
import { leakRules, markupRules } from './rules/markup.ts';
import { breaks, type Rule } from './rules/rule.ts';

/** What a sentence is judged against, besides the fixed rules. */
export interface Measure {
  /** Made on the first sentence that names a contact or a figure. */
  readonly allowed: AllowList;
  exactFigures: boolean;
  forChildren: boolean;
  /** The care gate found that someone hurts this person. */
  harmed: boolean;
  /** The church's words to avoid, in lower case. */
  avoid: readonly string[];
  /** Sequences of words from the model's own rules. */
  rules: ReadonlySet<string>;
}

export interface Verdict {
  /** Id of the broken rule. */
  rule: string;
  /** The whole text is withheld. */
  whole: boolean;
}

/** So many words of the rules in a row are no coincidence. */
const SEQUENCE = 9;
const wordRules: readonly Rule[] = [...leakRules, ...claimRules, ...adviceRules, ...contemptRules];

/** Why a model's sentence can't be shown; undefined when it can. */
export function judge(sentence: string, measure: Measure): Verdict | undefined {
  const { plain, folded, spoken } = normalizedFormsOf(sentence);
  const markup = markupRules.find((rule) => inEither(rule, sentence, plain));
  if (markup) return { rule: markup.id, whole: markup.whole === true };
  const care = judgeCare(spoken, measure);
  if (care) return care;
  if (hasAvoided(folded, measure.avoid)) return dropped('avoided-words');
  const broken = wordRules.find((rule) => inEither(rule, folded, spoken));
  if (broken) return { rule: broken.id, whole: broken.whole === true };
  if (sequencesIn(folded).some((run) => measure.rules.has(run))) return { rule: 'leak', whole: true };
  // These patterns ignore case, so a second look at ASCII text would find the same.
  if (hasUnknownContact(plain, measure) || (!isAscii(plain) && hasUnknownContact(folded, measure)))
    return dropped('contact');
  if (hasUnknownFigure(plain, measure, measure.exactFigures)) return dropped('figure');
  if (mixesAlphabets(sentence)) return dropped('disguised');
  if (isForeign(plain)) return dropped('language');
  return undefined;
}

/** The checks for every writer, the built-in one too. */
export function judgeCare(
  spoken: string,
  { harmed, forChildren }: Pick<Measure, 'harmed' | 'forChildren'>,
): Verdict | undefined {
  const harm = harmIn(spoken, harmed);
  if (harm) return { rule: harm, whole: true };
  return forChildren && !fitsChildren(spoken) ? dropped('children') : undefined;
}

const known = new Map<string, ReadonlySet<string>>();
const MOST_KNOWN = 50;

/** The word sequences of a model's rules, cached because all texts of a church have the same rules. */
export function sequencesOfRules(rules: string): ReadonlySet<string> {
  const runs = known.get(rules) ?? new Set(sequencesIn(rules.toLowerCase()));
  if (!known.has(rules) && known.size >= MOST_KNOWN) known.clear();
  known.set(rules, runs);
  return runs;
}

const inEither = (rule: Rule, one: string, other: string) =>
  breaks(rule, one) || (other !== one && breaks(rule, other));

const dropped = (rule: string): Verdict => ({ rule, whole: false });

/** Every sequence of so many words. */
function sequencesIn(text: string): string[] {
  const words = text.match(/[a-z0-9']+/g) ?? [];
  if (words.length < SEQUENCE) return [];
  const joined = words.join(' ');
  const runs: string[] = [];
  let [from, to] = [0, words.slice(0, SEQUENCE).join(' ').length];
  for (let at = 0; at + SEQUENCE <= words.length; at += 1) {
    runs.push(joined.slice(from, to));
    from += (words[at]?.length ?? 0) + 1;
    to += (words[at + SEQUENCE]?.length ?? 0) + 1;
  }
  return runs;
}
