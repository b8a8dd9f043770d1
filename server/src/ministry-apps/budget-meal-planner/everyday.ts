import { careGate, graver, meaningOf } from '../../care/index.ts';
import { sentencesOf } from '../../text/sentences.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { foodsWith, wordsOf } from './foods-by-name.ts';

/** A kitchen, its tools, its hands and its meals. */
const kitchen =
  /\b(?:kitchens?|pans?|pots?|ovens?|stoves?|microwaves?|kettles?|freezers?|fridges?|can openers?|knives|forks?|spoons?|plates?|dish(?:es)?|cook\w*|bak(?:e|es|ed|ing)|feed\w*|eat(?:s|ing)?|breakfasts?|lunch(?:es)?|dinners?|suppers?|snacks?|meals?|food|recipes?|groceries|pantry|store|sugar|salads?|sauces?|leftovers?)\b/i;
/** With one of these a guess of danger holds, whatever food is beside it: help that isn't needed does less harm. */
const dark =
  /\b(?:die|dying|dead|death|sleep|wake|alive|living|live|over|anymore|hopeless|worthless|no point|point in|nobody|no one|overdos\w*|cut(?:ting)? my\w*|starv\w*|better off|without me|give up|giving up|end|done with|disappear|depress\w*|alone|last (?:meal|supper|time)|poison\w*|bleach|threat\w*|scared|afraid|bruis\w*|won[’']?t let|lock(?:s|ed)|hate|numb|goodbye)\b/i;
const ofOneself =
  /\b(?:i|me|myself|we)\b.*\b(?:wants?|wish|feel\w*|rather|tired|can[’']?t|cannot|don[’']?t|won[’']?t|stop(?:ped)?)\b/i;
const MOST_SENTENCES = 40;

/** Whether a sentence is plainly about food or a kitchen, and has no word of danger. */
const isAboutFood = (text: string): boolean =>
  !graver.test(text) &&
  !dark.test(text) &&
  !ofOneself.test(text) &&
  (kitchen.test(text) || wordsOf(text).some((word) => word.length > 3 && foodsWith(word).length > 0));

/** Whether each sentence at which the care gate guesses is plainly about food or a kitchen. */
export async function isEveryday(texts: readonly string[], understanding: Understanding): Promise<boolean> {
  if (texts.some((text) => graver.test(text) || dark.test(text))) return false;
  const sentences = texts.flatMap((text) => text.split('\n').flatMap(sentencesOf)).map(({ text }) => text);
  const others = sentences.filter((text) => !isAboutFood(text));
  if (sentences.length > MOST_SENTENCES || others.length === sentences.length) return false;
  return careGate(others, await meaningOf(others, understanding)).length === 0;
}
