import { fitsChildren, harmIn } from '../../care/index.ts';
import { hasAvoided } from '../words-to-avoid.ts';
import type { Allowed } from './allowed.ts';
import { strangeContact } from './contacts.ts';
import { strangeFigure } from './figures.ts';
import { isForeign, mixesAlphabets } from './language.ts';
import { readingsOf } from './readings.ts';
import { adviceRules } from './rules/advice.ts';
import { claimRules } from './rules/claims.ts';
import { contemptRules } from './rules/contempt.ts';
import { leakRules, markupRules } from './rules/markup.ts';
import { breaks, type Rule } from './rules/rule.ts';

/** What a sentence is judged against, besides the rules that always hold. */
export interface Measure {
  allowed: Allowed;
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
  const { plain, folded, spoken } = readingsOf(sentence);
  const markup = markupRules.find((rule) => breaks(rule, sentence) || breaks(rule, plain));
  if (markup) return { rule: markup.id, whole: markup.whole === true };
  const care = judgeCare(spoken, measure);
  if (care) return care;
  if (hasAvoided(folded, measure.avoid)) return dropped('avoided-words');
  const broken = inWords.find((rule) => breaks(rule, folded) || breaks(rule, spoken));
  if (broken) return { rule: broken.id, whole: broken.whole === true };
  if (wordRuns(folded, RUN).some((run) => measure.rules.has(run))) return { rule: 'leak', whole: true };
  if (strangeContact(plain, measure.allowed) || strangeContact(folded, measure.allowed)) return dropped('contact');
  if (strangeFigure(plain, measure.allowed, measure.exactFigures)) return dropped('figure');
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

/** The runs of words of the rules a model was given. */
export const runsOfRules = (rules: string): Set<string> => new Set(wordRuns(rules.toLowerCase(), RUN));

const dropped = (rule: string): Verdict => ({ rule, whole: false });

function wordRuns(text: string, length: number): string[] {
  const words = text.match(/[a-z0-9']+/g) ?? [];
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(' '));
}
