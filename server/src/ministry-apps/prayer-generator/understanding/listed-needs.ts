import nlp from 'compromise';
import { relations } from '../data/relations.ts';

/** One need of a list: "my mom’s hip surgery", "rain". */
export interface ListedNeed {
  /** As the prayer says it after "for". */
  words: string;
  /** With what the text says beside it, for the classifier: "my mom’s hip surgery, she is 81". */
  told: string;
  /** It names only someone: "our pastor". */
  someone: boolean;
  /** Its first word means a person: "our kids who will miss him". */
  isPerson: boolean;
}

/** A longer list is said in one breath, without a sentence for each need. */
const MOST = 8;
const LONGEST = 16;

const owners = [...relations.he, ...relations.she, ...relations.they, ...relations.plural].join('|');
/** "my brother", "our little girl". */
export const relation = `(?:my|our|his|her|their) (?:\\p{L}+ ){0,2}?(?:${owners})`;
/** "my moms surgery", "my brothers job": an apostrophe is missing before a thing. */
const owned = new RegExp(
  `\\b(my|our|his|her|their) ((?:\\p{L}+ )?(?:${owners}))s (?=\\p{L}{3})(?!(?:and|or|is|are|was|were|who|that|with|has|have|had|will|can|need|needs|for|from|in|on|at|to|but|because|so|when|while|as|both|all|also|just|keep|get|got)\\b)`,
  'giu',
);

/** Sets the apostrophe that people leave out: "my moms surgery". */
export const withOwners = (text: string) =>
  text.replace(owned, (whole, determiner: string, owner: string) =>
    /s$/i.test(owner) ? whole : `${determiner} ${owner}’s `,
  );

/** Begins what only tells more about the need before it. */
const telling =
  /^(?:(?:who|whom|whose|which|that|where|when|while|because|since|cause|so|but|as|if|now|still|just|also|currently|recently|only|age|aged|both|all|not|hopefully|please|especially)\b|(?:in|at|with|on|from|after|before|during|by|near|over|under|without|of|to|through|into|out)\b|\d|(?:(?:i|he|she|it|they|we|you)(?:[’'](?:s|m|re|ve|d|ll))?|hes|shes|im|its|theyre|there|this)\s|(?:had|has|have|is|are|was|were|will|can|got|gets|been|being|having|going|\p{L}+n[’']t|cannot|could|would|should|keeps?|needs?|wants?|feels?|says?|said|lost|lives?|works?|trying|waiting|recovering|struggling|battling|fighting|facing|dealing|suffering|living|working|starting|about)\b)/iu;
/** "that we sell the house": a wish among the needs of a list. */
export const wishes = /^that (?:i|we|he|she|it|they|god|my|our|his|her|the|all|everyone)(?:[’']\p{L}+)?\s/iu;
/** "her daughter got arrested": a sentence, and not a thing to pray for. */
const sentence =
  /^(?:(?:my|our|his|her|their|the|\p{Lu}[\p{L}’-]+)\s)(?:(?!(?:who|whom|whose|that|which|as|when|while|to|for)\s)[\p{L}’-]+\s){0,4}?(?:is|are|was|were|am|got|gets|has|have|had|did|does|went|goes|came|comes|lost|left|died|passed|said|says|will|wants?|needs?|\p{L}+n’t)\s/u;
const lead = /^(?:(?:and|also|&|for|plus|then|lastly|finally|please|pray|prayers?|oh)\s+)+/iu;
const someone = new RegExp(
  `^(?:(?:my|our|his|her|their|the) (?:\\p{L}+ ){0,2}(?:${[owners, ...relations.animals].join('|')}|pastor|family)(?: \\p{Lu}[\\p{L}’-]+)?|(?:(?:the|pastor|aunt|uncle|grandma|grandpa|mr|mrs|ms|dr|sister|brother|coach)\\.? )?\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)?(?:,? and \\p{Lu}[\\p{L}’-]+)?)$`,
  'iu',
);
const isSomeone = (words: string) =>
  someone.test(words) && (/^(?:my|our|his|her|their)\b/i.test(words) || /\p{Lu}/u.test(words));

/** "my mom and dad", "Travis and his wife": one need. */
const pair = new RegExp(
  `^(?:(?:my|our|his|her|their) )?(?:\\p{L}+ )?[\\p{L}’-]+ and (?:(?:my|our|his|her|their) )?(?:${owners}|family|\\p{Lu}[\\p{L}’-]+)$`,
  'u',
);

/**
 * The needs of a list with commas, "and", semicolons or numbers, each by itself; undefined for what is no list. What only
 * tells more ("she has never lived alone") belongs to the need before it.
 */
export function listedNeeds(text: string): ListedNeed[] | undefined {
  const marked = text.replace(/\s*[;•\n]\s*|,?\s+(?:and|&)\s+(?=(?:also\s+)?for\s)/giu, ', ');
  const parts = splitOutsideNotes(marked);
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && !telling.test(last)) parts.splice(-1, 1, ...splitAtAnd(last));
  else if (isTwo(last)) parts.splice(0, 1, ...splitAtAnd(last));
  const needs: ListedNeed[] = [];
  for (const part of parts) {
    const bare = part.replace(lead, '').trim();
    if (!bare) continue;
    const before = needs.at(-1);
    if ((telling.test(bare) || sentence.test(bare)) && !wishes.test(bare) && !/^(?:travel|safe)/i.test(bare)) {
      if (!before) return undefined;
      before.told += `, ${bare}`;
      continue;
    }
    needs.push(needOf(bare));
  }
  const asked = needs.filter(({ words }) => words.split(/\s+/).length <= LONGEST);
  return needs.length > 1 && asked.length === needs.length && needs.length <= MOST ? needs : undefined;
}

/** "Bill (gallbladder)": what is in brackets is the need. */
function needOf(words: string): ListedNeed {
  const [, name, note] = /^([^()]+?)\s*\(([^()]+)\)[\s.]*$/.exec(words) ?? [];
  if (!name || !note) {
    const clean = words
      .replace(/\([^)]*\)/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/[\s.!,:]+$/, '');
    return { words: withoutCapital(clean), told: words, someone: isSomeone(clean), isPerson: person.test(clean) };
  }
  const short = note.trim().split(/\s+/).length <= 3 && !telling.test(note.trim());
  return short
    ? { words: `${name}, with ${withArticle(note.trim())}`, told: note, someone: false, isPerson: false }
    : { words: name, told: note, someone: isSomeone(name), isPerson: true };
}

const person = new RegExp(
  `^(?:(?:me|us|him|her|them|everyone|all)(?![\\p{L}])(?! \\p{L}+$)|(?:my|our|his|her|their) (?:\\p{L}+ ){0,2}?(?:${owners})(?![\\p{L}’]))`,
  'iu',
);

/** "Safety, stomachs": a sentence begins with a capital; a name keeps it. */
const withoutCapital = (words: string) =>
  /^\p{Lu}\p{Ll}/u.test(words) &&
  !/^\p{L}+\s\p{Lu}/u.test(words) &&
  !nlp(words.split(/[\s’]/)[0] ?? '').has('(#ProperNoun|#Person)') &&
  !someone.test(words.split(/’s?\s/)[0] ?? '')
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;

const withArticle = (note: string) =>
  (/^(?:a|an|the|my|our|his|her|their|this|new)\s/i.test(note) ? note : `this ${note}`).replace(/^new /i, 'the new ');

function splitOutsideNotes(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let at = 0;
  for (const [index, letter] of [...text].entries()) {
    if (letter === '(') depth += 1;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (letter === ',' && depth === 0) {
      parts.push(text.slice(at, index));
      at = index + 1;
    }
  }
  return [...parts, text.slice(at)].map((part) => part.trim()).filter(Boolean);
}

/** The last of a list has "and" before it: "peace in our home and rain". */
function splitAtAnd(part: string): string[] {
  if (/^and\s/i.test(part) || pair.test(part)) return [part];
  const [first = '', ...others] = part.split(/\s+(?:and|&)\s+/iu);
  const second = others.join(' and ');
  return second && !telling.test(second) && !pair.test(part) ? [first, second] : [part];
}

/** Two needs with "and" between them, each with an owner of its own: "my mom’s surgery and my brother’s job". */
const isTwo = (part: string) =>
  /^(?:my|our|his|her|their|a|the)\s.+\s(?:and|&)\s+(?:my|our|his|her|their|a|for)\s/iu.test(part) &&
  !pair.test(part) &&
  hasNoVerb(part);

/** Whether a sentence has no verb: a list of things and nothing else. */
export const hasNoVerb = (text: string) => nlp(text).verbs().length === 0;
