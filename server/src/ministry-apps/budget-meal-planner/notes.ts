import type { CalloutBlock } from '@lampstand/sdk/app';
import { callout, type section as makeSection, sectionIfAny } from '../../app-kit/index.ts';
import { contactsOf } from '../../care/helplines.ts';
import type { PhrasingSet } from '../../understanding/nearest.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { type NoteId, noteIds, notePhrasings } from './data/phrasings.ts';
import type { Diet } from './fields.ts';
import { words } from './texts.en.ts';

export const phrasingSet: PhrasingSet = {
  id: 'budget-meal-planner',
  phrasings: noteIds.flatMap((id) => notePhrasings[id].map((text) => ({ id, text }))),
};

/** Below the floor nothing is meant. A sign of an eating disorder is answered from a lower score on than the others. */
const floors: { readonly [id in NoteId]: number } = {
  'eating-disorder': 0.68,
  weight: 0.72,
  formula: 0.68,
  kidney: 0.68,
  'weight-loss': 0.68,
  diabetes: 0.68,
  illness: 0.66,
  swallowing: 0.7,
  'hungry-now': 0.72,
  'no-home': 0.74,
  chewing: 0.7,
  'baby-foods': 0.7,
  pregnant: 0.72,
  lifting: 0.7,
  'small-appetite': 0.72,
  'big-appetite': 0.72,
  grief: 0.74,
  'school-meals': 0.72,
  picky: 0.72,
  plain: 0.6,
};
const partFloor = 0.8;
/** A sentence can say two things; a second one has to be nearly as near as the first. */
const secondWithin = 0.06;
/** The gravest of what was written, in the order of `noteIds`. */
const mostShown = 4;

/** Diabetes by its common name: a person has sugar, a kitchen has sugar "and flour". */
const sugarInBlood =
  /\bsugar (?:problems?|diabetes)\b|\bblood sugar\b|\b(?:ha(?:s|ve)|got|with|watch(?:es|ing)?) (?:the |my |his |her |their )?sugar\b(?!\s*(?:,|and\b|at\b|in\b|on\b|left\b))/i;

/** Words that need no encoder: a number of calories, the names of eating disorders, and names of what an answer is about. */
const calories = /\bcalori|\bkcal\b/i;
const named: readonly (readonly [NoteId, RegExp, RegExp?])[] = [
  ['eating-disorder', /\banorexi|\bbulimi|\beating disorder|\bpurg(?:e|ing)\b|\bbing(?:e|ing)\b/i],
  ['eating-disorder', /\b(?:[1-9]\d{1,2}|1[0-1]\d\d)\s*(?:k?cal|calori)/i],
  ['formula', /\bformula\b/i],
  ['kidney', /\bkidneys?\b|\bdialysis\b/i, /kidney beans?/i],
  ['diabetes', sugarInBlood],
  ['diabetes', /\bdiabet|\bprediabet|\bmetformin\b/i],
  ['chewing', /\bdentures?\b|\bno teeth\b|\bsoft foods?\b/i],
  ['pregnant', /\bpregnan/i],
];

/** What one sentence is about, the gravest first; empty where nothing prepared is near enough. */
export async function notesIn(text: string, understanding: Understanding): Promise<NoteId[]> {
  if (!text.trim()) return [];
  const found = new Set<NoteId>(named.flatMap(([id, has, not]) => (has.test(text) && !not?.test(text) ? [id] : [])));
  for (const part of [text, ...partsOf(text)]) {
    const near = (await understanding.compare(phrasingSet, part))?.nearest(3) ?? [];
    if (near[0]?.id === 'plain') continue;
    // A few words alone are no sign of an eating disorder unless they are very near to one.
    const stricter = (id: string) => (id === 'eating-disorder' && part !== text ? partFloor : 0);
    const over = near.filter(
      ({ id, score }) => id !== 'plain' && score >= Math.max(floors[id as NoteId], stricter(id)),
    );
    for (const { id, score } of over) if (score >= (over[0]?.score ?? 0) - secondWithin) found.add(id as NoteId);
  }
  if (found.size === 0 && calories.test(text)) found.add('weight');
  return noteIds.filter((id) => found.has(id));
}

/** Parts of a sentence that can each be about something else. */
function partsOf(text: string): string[] {
  const clauses = text.split(/\s*[,;:]\s*/);
  const parts = [...clauses, ...clauses.flatMap((clause) => clause.split(/\s(?:and|but)\s/))];
  return [...new Set(parts)].filter((part) => part !== text && part.split(/\s+/).length > 1).slice(0, 8);
}

/** The prepared answers to what someone wrote under the notes. */
export function careNotes(found: readonly NoteId[], diets: readonly Diet[] = []): ReturnType<typeof makeSection>[] {
  const shown = noteIds.filter((id) => found.includes(id) && !isCovered(id, found, diets)).slice(0, mostShown);
  return sectionIfAny('notes', words.notes.title, shown.map(calloutFor), { bare: true });
}

/** Notes that fit the people of the form: first foods for a baby who isn't in it, and pregnancy before birth alone. */
export const fittingNotes = (
  found: readonly NoteId[],
  { text = '', hasBaby }: { text?: string; hasBaby: boolean },
): NoteId[] =>
  found.filter((id) => {
    // With a baby in the form the warnings say it all.
    if (id === 'baby-foods') return !hasBaby && /\bbab(?:y|ies)\b|\bmonths?\b|\binfants?\b/i.test(text);
    return id !== 'pregnant' || isPregnancy(text);
  });

/** A sentence near to pregnancy can be about nursing. */
export const isPregnancy = (text: string): boolean => /\bpregnan|\bexpecting\b|\bdue (?:in|on|date)\b/i.test(text);

/** An answer that another one on the page already gives. */
function isCovered(id: NoteId, found: readonly NoteId[], diets: readonly Diet[]): boolean {
  const has = (...ids: NoteId[]) => ids.some((one) => found.includes(one));
  if (id === 'plain') return true;
  if (id === 'diabetes') return diets.includes('diabetes');
  if (id === 'pregnant') return diets.includes('pregnancy');
  if (id === 'weight') return has('eating-disorder', 'weight-loss');
  if (id === 'weight-loss') return has('eating-disorder');
  if (id === 'illness') return has('kidney', 'diabetes');
  if (id === 'small-appetite') return has('eating-disorder', 'weight-loss');
  return false;
}

const gentle: readonly NoteId[] = [
  'picky',
  'weight',
  'chewing',
  'lifting',
  'small-appetite',
  'big-appetite',
  'grief',
  'school-meals',
  'baby-foods',
];

function calloutFor(id: NoteId): CalloutBlock {
  const { title, text } = words.notes.answers[id as Exclude<NoteId, 'plain'>];
  const contacts =
    id === 'hungry-now' || id === 'formula' || id === 'no-home'
      ? contactsOf('local-help')
      : id === 'eating-disorder'
        ? contactsOf('eating-disorders')
        : id === 'grief'
          ? contactsOf('eldercare').slice(0, 1)
          : [];
  return callout(gentle.includes(id) ? 'info' : 'caution', text, { title, contacts });
}
