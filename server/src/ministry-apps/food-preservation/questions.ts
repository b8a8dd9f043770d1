import { type FieldSpecs, field } from '@lampstand/sdk/app';
import { type AppContext, type Ask, answersTo, ask } from './../contract.ts';
import type { Food } from './data/food.ts';
import { cannings, signs, warmths } from './fields.ts';
import type { Worry } from './understanding/food-phrasings.ts';
import { words } from './words.en.ts';

/** Value for "none of these". */
export const OTHER = 'other';

/** Asks which of the likeliest foods is meant. */
export function askFood(likely: readonly Food[]): Ask {
  const specs: FieldSpecs = { which: field.choice([...likely.map(({ id }) => id), OTHER], { display: 'options' }) };
  const options = { ...Object.fromEntries(likely.map(({ id, name }) => [id, name])), [OTHER]: words.questions.other };
  const texts = { which: { label: words.questions.which, options } };
  return ask(specs, texts as Parameters<typeof ask>[1], words.questions.whyFood);
}

const dateFields = { dated: field.choice(['ahead', 'past', 'none'], { display: 'options' }) };
export const askDate = () => ask(dateFields, { dated: words.questions.dated }, words.questions.whyDate);
export const answeredDate = (context: Pick<AppContext, 'answers'>) => answersTo(dateFields, context)?.dated;

const cannedFields = { cannedHow: field.choice(cannings, { display: 'options' }) };
/** Asks how a jar from home was canned. */
export const askCanned = () => ask(cannedFields, { cannedHow: words.questions.cannedHow }, words.questions.whyCanned);
export const answeredCanned = (context: Pick<AppContext, 'answers'>) => answersTo(cannedFields, context)?.cannedHow;

const warmFields = { warmHow: field.choice(warmths, { display: 'options' }) };
const signFields = { sign: field.choice([...signs, 'none'], { display: 'options' }) };
const ateFields = { ateHow: field.choice(['no', 'well', 'sick', 'nerves'], { display: 'options' }) };

/** Asks for the field that a text seems to speak of, and that was left at its usual value. */
export function askWorry(worry: Worry): Ask {
  const { warmHow, sign, ateHow, why } = words.questions.worries;
  if (worry === 'warm') return ask(warmFields, { warmHow }, why.warm);
  return worry === 'signs' ? ask(signFields, { sign }, why.signs) : ask(ateFields, { ateHow }, why.ate);
}

/** What was answered to `askWorry`, in the values of the form's own fields. */
export function answeredWorry(context: Pick<AppContext, 'answers'>) {
  const sign = answersTo(signFields, context)?.sign;
  const warm = answersTo(warmFields, context)?.warmHow;
  const ate = answersTo(ateFields, context)?.ateHow;
  return {
    ...(sign === undefined ? {} : { sign }),
    ...(warm === undefined ? {} : { warm }),
    ...(ate === undefined ? {} : { ate }),
  };
}
