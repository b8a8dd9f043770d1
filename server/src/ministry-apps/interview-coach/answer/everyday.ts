import { openSoftmax, type SoftmaxFile } from '../../../understanding/softmax.ts';
import type { Understanding } from '../../../understanding/understanding.ts';
import trained from './everyday.json' with { type: 'json' };
import { piecesOf } from './pieces.ts';

/**
 * The mean of the sentences. Of 983 texts of danger two pass; the gate's guess at them is shown as a small note. Of 106 answers in
 * interviews 45 pass.
 */
const ANSWER = 0.7;
/** No sentence of it may be likelier to be about danger. */
const DANGER = 0.15;
const MOST_SENTENCES = 20;

/** With one of these words a guess of danger holds, whatever else is said: help that isn't needed does less harm. */
const graver =
  /\b(?:tonight|good ?bye|my (?:own )?life|hurt(?:s|ing)? (?:me|myself)|kill\w*|suicid\w*|end it|burden|hate myself|knife|gun|(?:hits?|hitting|beats?|chok\w*|touch(?:es|ed)?|rap(?:es?|ed|ing)) me|scared of|afraid of|hopeless|worthless|no point|overdos\w*|cut(?:ting)? myself|die|dying|dead|sleep|depress\w*|give up|giving up|be here|better off|without me|bruis\w*|no one would|nobody (?:will|would))\b/i;

const classifier = openSoftmax(trained.classifier satisfies SoftmaxFile);
const [answer, danger] = [classifier.labels.indexOf('answer'), classifier.labels.indexOf('danger')];

/** Whether every text is plainly an answer in an interview, and no sentence of it is near to a matter of life and safety. */
export async function isEveryday(
  texts: readonly string[],
  understanding: Pick<Understanding, 'choose'>,
): Promise<boolean> {
  if (texts.some((text) => graver.test(text))) return false;
  for (const text of texts) {
    const sentences = piecesOf(text).map((piece) => piece.text);
    if (sentences.length === 0 || sentences.length > MOST_SENTENCES) return false;
    const each = await understanding.choose(classifier, sentences);
    if (!each || each.some((one) => (one[danger] ?? 1) > DANGER)) return false;
    const sum = each.reduce((total, one) => total + (one[answer] ?? 0), 0);
    if (sum / each.length < ANSWER) return false;
  }
  return true;
}
