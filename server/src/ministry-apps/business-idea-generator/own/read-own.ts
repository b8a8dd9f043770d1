import { sentencesOf } from '../../../text/sentences.ts';
import type { Near } from '../../../understanding/nearest.ts';
import { ideas } from '../data/ideas/index.ts';
import { type OwnKind, ownKinds } from '../data/own-kinds.ts';
import { ownNames } from '../data/own-names.ts';
import type { BusinessInput } from '../fields.ts';
import { clausesOf, type Understanding } from '../understanding.ts';

/** Names of businesses: those of our ideas, and those that are none of ours. The nearer one decides. */
export const businessNames = {
  id: 'business-names',
  phrasings: [
    ...ideas.flatMap(({ id, name }) => [name, ...(ownNames[id] ?? [])].map((text) => ({ id, text }))),
    ...ownKinds.flatMap(({ id, says }) => says.map((text) => ({ id: `kind:${id}`, text }))),
  ],
};

/** One of the things that a person wants to sell or do. */
interface OwnPart {
  text: string;
  /** Id of the idea of ours that it is. */
  idea?: string;
}

/** The business that a person brings. */
export interface Own {
  /** In their own words, without "I want to" and the full stop. */
  text: string;
  parts: OwnPart[];
  /** The kind of what is none of our ideas, where it is clear. */
  kind?: OwnKind;
}

/** Cosine from which a part is one of our ideas, and from which its kind is clear. */
const SAME = 0.78;
const KIND = 0.6;
const MOST_PARTS = 5;
/** Without one of these words no business is bought, whatever it is near to. */
const buying = /\b(?:buy(?:ing)?|bought|purchas(?:e|ing)|tak(?:e|ing) over|franchises?|for sale)\b/i;
const pronoun = /\b(?:it|them|those|they)\b/i;

const wish =
  /^.*?\b(?:(?:i|we)(?:\s+(?:am|are)|['’](?:m|re|d))?\s+(?:want(?:ed)?|would like|like|love|hope|plan|dream|thinking|hoping|planning)\b(?:\s+(?:to|of|about))?)\s+(?:(?:start|open|run|have|own|do|be|become|make|making|starting|opening|running|doing)(?:ing)?\s+)?/i;
/** Names of businesses say what is sold. */
const selling = /^(?:(?:make|grow|bake|cook) and )?sell(?:ing)?\s+(?:my\s+)?/i;
const wishful =
  /\b(?:want|would like|['’]d like|(?:hope|hoping|plan|planning|dream|dreaming|thinking)\s+(?:to|of|on|about))\b/i;

/** What the person wants to do, in their words: the field for it, or a sentence about their skills that says so. */
export function wishOf({ interests, skills }: Pick<BusinessInput, 'interests' | 'skills'>): string | undefined {
  const said =
    interests?.trim() ||
    sentencesOf(skills)
      .map(({ text }) => text)
      .find((text) => wishful.test(text) && wish.test(text));
  const text = said?.replace(wish, '').replace(/[\s.!]+$/, '');
  return text && text.length > 2 ? text : undefined;
}

/** Reads the business that a person brings; undefined where they bring none. */
export async function readOwn(text: string | undefined, reader: Understanding): Promise<Own | undefined> {
  if (!text) return undefined;
  const parts: OwnPart[] = [];
  const kinds: (Near & { isOfOther: boolean })[] = [];
  // "Buy phones, fix them, sell them" is one thing.
  const said = pronoun.test(text) ? [text] : clausesOf(text).slice(0, MOST_PARTS);
  for (const part of said) {
    const near = (await reader.compare(businessNames, part.replace(selling, '')))?.nearest(ideas.length) ?? [];
    const [first] = near;
    const same = first && first.score >= SAME && !first.id.startsWith('kind:');
    parts.push({ text: part, ...(same && { idea: first.id }) });
    const found = near.find(({ id }) => id.startsWith('kind:') && (id !== 'kind:purchase' || buying.test(text)));
    if (found && found.score >= KIND) kinds.push({ ...found, isOfOther: !same });
  }
  // What is none of our ideas decides.
  const [best] = kinds.sort((one, two) => Number(two.isOfOther) - Number(one.isOfOther) || two.score - one.score);
  const kind = ownKinds.find(({ id }) => `kind:${id}` === best?.id);
  return { text, parts, ...(kind && { kind }) };
}
