import { fitsChildren, harmIn } from '../../care/index.ts';
import { isAscii } from '../../text/normalize.ts';
import { hasAvoided } from '../words-to-avoid.ts';
import type { AllowList } from './allow-list.ts';
import { strangeContact } from './contacts.ts';
import { strangeFigure } from './figures.ts';
import { isForeign, mixesAlphabets } from './language.ts';
import { normalizedFormsOf } from './normalized-forms.ts';
import { adviceRules } from './rules/advice.ts';
import { claimRules } from './rules/claims.ts';
import { contemptRules } from './rules/contempt.ts';
import { leakRules, markupRules } from './rules/markup.ts';
import { breaks, type Rule } from './rules/rule.ts';

/** What a sentence is judged against, besides the rules that always hold. */
export interface Measure {
  /** Asked for only by a sentence that names something. */
  readonly allowed: AllowList;
  exactFigures: boolean;
  forChildren: boolean;
  /** Somebody hurts this person, as far as the care gate can tell. */
  harmed: boolean;
  /** Words the church does not want written, in lower case. */
  avoid: readonly string[];
  /** Runs of words of the model's own rules. */
  rules: ReadonlySet<string>;
}

export interface Verdict {
  /** Which rule was broken. */
  rule: string;
  /** Nothing of the text may be shown. */
  whole: boolean;
}

/** Words in a row of the rules that nobody writes by chance. */
const RUN = 9;
const inWords: readonly Rule[] = [...leakRules, ...claimRules, ...adviceRules, ...contemptRules];

/** Why a sentence that a model wrote may not be shown; undefined when it may. */
export function judge(sentence: string, measure: Measure): Verdict | undefined {
  const { plain, folded, spoken } = normalizedFormsOf(sentence);
  const markup = markupRules.find((rule) => inEither(rule, sentence, plain));
  if (markup) return { rule: markup.id, whole: markup.whole === true };
  const care = judgeCare(spoken, measure);
  if (care) return care;
  if (hasAvoided(folded, measure.avoid)) return dropped('avoided-words');
  const broken = inWords.find((rule) => inEither(rule, folded, spoken));
  if (broken) return { rule: broken.id, whole: broken.whole === true };
  if (runsIn(folded).some((run) => measure.rules.has(run))) return { rule: 'leak', whole: true };
  // What is written with plain letters reads the same in both ways: the patterns do not see capitals.
  if (strangeContact(plain, measure) || (!isAscii(plain) && strangeContact(folded, measure))) return dropped('contact');
  if (strangeFigure(plain, measure, measure.exactFigures)) return dropped('figure');
  if (mixesAlphabets(sentence)) return dropped('disguised');
  if (isForeign(plain)) return dropped('language');
  return undefined;
}

/** The part of the judgement that holds for every writer, the built-in one too. */
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

/** The runs of words of the rules a model was given; the same rules come with every text of a church. */
export function runsOfRules(rules: string): ReadonlySet<string> {
  const runs = known.get(rules) ?? new Set(runsIn(rules.toLowerCase()));
  if (!known.has(rules) && known.size >= MOST_KNOWN) known.clear();
  known.set(rules, runs);
  return runs;
}

const inEither = (rule: Rule, one: string, other: string) =>
  breaks(rule, one) || (other !== one && breaks(rule, other));

const dropped = (rule: string): Verdict => ({ rule, whole: false });

/** Every so many words in a row. */
function runsIn(text: string): string[] {
  const words = text.match(/[a-z0-9']+/g) ?? [];
  if (words.length < RUN) return [];
  const joined = words.join(' ');
  const runs: string[] = [];
  let [from, to] = [0, words.slice(0, RUN).join(' ').length];
  for (let at = 0; at + RUN <= words.length; at += 1) {
    runs.push(joined.slice(from, to));
    from += (words[at]?.length ?? 0) + 1;
    to += (words[at + RUN]?.length ?? 0) + 1;
  }
  return runs;
}
