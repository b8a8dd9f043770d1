import type { PhrasingSet } from '../../understanding/nearest.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { allergenWords, hiddenIn } from './data/other-allergies.ts';
import { type Stance, stances } from './data/phrasings.ts';
import { wishSubjects } from './data/wish-subjects.ts';
import { wordsOf } from './foods-by-name.ts';
import { notesIn } from './notes.ts';
import { nothingRead, type Reading } from './reading.ts';
import { subjectOf, subjects } from './subjects.ts';

/** Names by their words; of equal names the first of the table counts. */
const names = new Map<string, string>();
for (const { id, names: of } of subjects) {
  for (const name of of) {
    const key = wordsOf(name).join(' ');
    if (key && !names.has(key)) names.set(key, id);
  }
}
const longest = Math.max(...[...names.keys()].map((key) => key.split(' ').length)) + 1;

export const stanceSet: PhrasingSet = {
  id: 'budget-meal-planner-stances',
  phrasings: (Object.keys(stances) as Stance[]).flatMap((id) => stances[id].map((text) => ({ id, text }))),
};
export const wishSet: PhrasingSet = {
  id: 'budget-meal-planner-wishes',
  phrasings: wishSubjects.flatMap(({ id, said = [] }) => said.map((text) => ({ id, text }))),
};

const food = 'this food';
/** Below the floor, or when two stances are nearer to each other than the margin, we don't know. */
const stanceFloor = 0.62;
const stanceMargin = 0.015;
const saidFloor = 0.72;
const wishFloor = 0.8;

/** Reads wishes from free text. Without the encoder a name alone, or in a list, is a wish; nothing else is read. */
export async function readWishes(text: string, understanding: Understanding): Promise<Reading> {
  const reading: Reading = structuredClone(nothingRead);
  for (const sentence of text
    .split(/[\n;]+|[.!?]+(?=\s|$)/)
    .filter((part) => /\p{L}/u.test(part))
    .slice(0, 15)) {
    // An allergy has its own answer.
    const notes = allergic.test(sentence) ? [] : await notesIn(sentence, understanding);
    const found = await readSentence(sentence, understanding, reading, notes.length > 0);
    if (!found && notes.length === 0 && sentence.trim().includes(' '))
      reading.unread.push(sentence.trim().slice(0, 120));
    reading.notes.push(...notes);
  }
  // Who has sugar has diabetes: no sugar is asked for.
  if (reading.notes.includes('diabetes'))
    for (const ids of [reading.likes, reading.less, reading.unsure]) remove(ids, 'food:sugar');
  const hated = new Set(reading.hates);
  return {
    ...reading,
    likes: [...new Set(reading.likes)].filter((id) => !hated.has(id) && !reading.less.includes(id)),
    hates: [...new Set(reading.hates)],
    less: [...new Set(reading.less)],
    allergic: [...new Set(reading.allergic)],
    unsure: [...new Set(reading.unsure)].filter((id) => !hated.has(id) && !reading.likes.includes(id)),
    anyMeal: [...new Set(reading.anyMeal)],
    notes: [...new Set(reading.notes)],
  };
}

function remove(ids: string[], id: string): void {
  while (ids.includes(id)) ids.splice(ids.indexOf(id), 1);
}

/** Reads one sentence clause by clause; a clause that is only a name goes with the clause before it. */
async function readSentence(
  sentence: string,
  understanding: Understanding,
  reading: Reading,
  answered: boolean,
): Promise<boolean> {
  const allergies = sentence.split(/\s*\bbut\b\s*/i).flatMap(allergiesIn);
  reading.allergic.push(...allergies);
  let before: Stance | 'unsure' = 'like';
  let found = allergies.length > 0;
  for (const { text, ids } of clausesOf(sentence)) {
    if (mealNamed.test(text) && ids.some((id) => !isCooker(id))) reading.anyMeal.push(sentence.trim().slice(0, 120));
    if (allergic.test(text)) before = 'allergy';
    else if (!isBare(text)) before = await stanceOf(text, understanding, ids.length > 0 ? 'unsure' : before);
    if (ids.length === 0) {
      const id = before === 'like' ? await meant(text, understanding) : undefined;
      if (id) reading.likes.push(id);
      else if (!answered && allergies.length === 0 && (await isWish(text, understanding))) reading.unread.push(text);
      else continue;
      found = true;
      continue;
    }
    found = true;
    const [cookers, foods] = [ids.filter(isCooker), ids.filter((id) => !isCooker(id))];
    // A cooker counts as there unless the clause denies it.
    (before === 'hate' && denied.test(text) ? reading.hates : reading.likes).push(...cookers);
    if (before === 'like') reading.likes.push(...foods);
    else if (before === 'hate') reading.hates.push(...foods);
    else if (before === 'less') reading.less.push(...foods);
    else if (before === 'unsure') reading.unsure.push(...foods);
    else if (allergies.length === 0) reading.allergic.push(...foods.map((id) => subjectOf(id).label));
  }
  return found;
}

const mealNamed = /\b(?:breakfasts?|lunch(?:es)?|dinners?|suppers?|snacks?)\b/i;

/** Names of what keeps a food away. */
const allergic = /\ballerg|\bintoleran|\bc(?:o)?eliac/i;
const notAllergic = /\b(?:no|not|without|n[o’']t)\b[^,]*\ballerg|\ballerg\w*:?\s+none\b/i;

/** What those who have a condition keep away from. */
const conditions: { readonly [word: string]: string } = { celiac: 'gluten', coeliac: 'gluten', lactose: 'milk' };

/** What someone is allergic to, as it is named: also foods that we don't know, so that it can be said. */
function allergiesIn(text: string): string[] {
  if (!allergic.test(text) || notAllergic.test(text)) return [];
  const [, named] = /\b(?:allerg\w+|intoleran\w+)\s+(?:to|of)\s+(.+)$/i.exec(text) ?? [];
  if (named) return named.split(/\s*(?:,|\band\b|\bor\b)\s*/i).filter((part) => part && part.split(/\s+/).length <= 3);
  return [
    ...new Set(
      wordsOf(text).flatMap((word) => (allergenWords[word] || hiddenIn[word] ? [conditions[word] ?? word] : [])),
    ),
  ];
}

const isCooker = (id: string) => subjectOf(id).cooker !== undefined;
const denied = /\b(?:no|not|without|broken?|never)\b|n[’']t\b/i;

interface Clause {
  /** With each name replaced. */
  text: string;
  ids: string[];
}

/** Finds the longest names first, then parts the sentence at commas and conjunctions. */
function clausesOf(sentence: string): Clause[] {
  const words = sentence.split(/\s+/).filter(Boolean);
  const pieces: string[] = [];
  const ids: string[] = [];
  for (let at = 0; at < words.length; ) {
    const hit = nameAt(words, at);
    if (hit) {
      const last = words[at + hit.length - 1] ?? '';
      pieces.push(`⟦${ids.length}⟧${/[,.;:!?)]+$/.exec(last)?.[0] ?? ''}`);
      ids.push(hit.id);
      at += hit.length;
    } else {
      pieces.push(words[at] as string);
      at += 1;
    }
  }
  return pieces
    .join(' ')
    .split(/\s*(?:[,:()]|\s(?:and|or|but|plus|y|nor)\s)\s*/)
    .filter((part) => /[\p{L}⟦]/u.test(part))
    .map((part) => ({
      ids: [...part.matchAll(/⟦(\d+)⟧/g)].map(([, index]) => ids[Number(index)] as string),
      text: part.replace(/⟦\d+⟧/g, food).replace(/[.!?]+$/, ''),
    }));
}

function nameAt(words: readonly string[], at: number): { id: string; length: number } | undefined {
  for (let length = Math.min(longest + 1, words.length - at); length > 0; length -= 1) {
    const some = words.slice(at, at + length);
    // A name ends where a comma does, and begins with a word of its own.
    if (some.slice(0, -1).some((word) => /[,.;:!?)]$/.test(word))) continue;
    const key = wordsOf(some.join(' ')).join(' ');
    const id = names.get(key);
    if (id && wordsOf(some[0] as string).length > 0 && wordsOf(some.at(-1) as string).length > 0) return { id, length };
  }
  return undefined;
}

/** A clause that is a name and words that say nothing about it. */
function isBare(text: string): boolean {
  const rest = text
    .replaceAll(food, ' ')
    .replace(/\b(?:a|an|the|some|any|also|too|and|or|food|foods|dishes|things|etc)\b/gi, ' ');
  return !/\p{L}/u.test(rest);
}

async function stanceOf(
  text: string,
  understanding: Understanding,
  otherwise: Stance | 'unsure',
): Promise<Stance | 'unsure'> {
  const near = (await understanding.compare(stanceSet, text))?.nearest(4) ?? [];
  const score = (stance: Stance) => near.find(({ id }) => id === stance)?.score ?? 0;
  const [like, hate, allergy, less] = [score('like'), score('hate'), score('allergy'), score('less')];
  if (less >= stanceFloor && less > Math.max(like, hate, allergy)) return 'less';
  const unwanted = Math.max(hate, allergy);
  if (Math.max(like, unwanted) < stanceFloor || Math.abs(like - unwanted) < stanceMargin) return otherwise;
  return like > unwanted ? 'like' : allergy > hate ? 'allergy' : 'hate';
}

/** Whether a clause asks for something, or for less of it, that has no name we know: its last word is read as a food's. */
async function isWish(text: string, understanding: Understanding): Promise<boolean> {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 6) return false;
  const asked = [...words.slice(0, -1), food].join(' ');
  const [first] = (await understanding.compare(stanceSet, asked))?.nearest(1) ?? [];
  return first !== undefined && first.score >= wishFloor;
}

/** The subject that a clause without a name means. */
async function meant(text: string, understanding: Understanding): Promise<string | undefined> {
  if (text.split(/\s+/).length < 3) return undefined;
  const [first] = (await understanding.compare(wishSet, text))?.nearest(1) ?? [];
  return first && first.score >= saidFloor ? first.id : undefined;
}
