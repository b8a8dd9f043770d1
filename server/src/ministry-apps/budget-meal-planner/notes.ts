import type { CalloutBlock } from '@lampstand/sdk/app';
import { callout, type section as makeSection, sectionIfAny } from '../../app-kit/index.ts';
import { contactsOf } from '../../care/helplines.ts';
import type { PhrasingSet } from '../../understanding/nearest.ts';
import type { Understanding } from '../../understanding/understanding.ts';
import { type NoteId, noteIds, notePhrasings } from './data/phrasings.ts';
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
  illness: 0.66,
  'hungry-now': 0.72,
  'no-home': 0.74,
  chewing: 0.7,
  picky: 0.72,
};

/** Words that need no encoder: a number of calories, and the names of eating disorders. */
const calories = /\bcalori|\bkcal\b/i;
const disorder = /\banorexi|\bbulimi|\beating disorder|\bpurg(?:e|ing)\b|\bbing(?:e|ing)\b/i;
/** Who writes of formula reads how it is mixed, whatever the question was. */
const formula = /\bformula\b/i;
const fewCalories = /\b(?:[1-9]\d{1,2}|1[0-1]\d\d)\s*(?:k?cal|calori)/i;

/** The prepared answers to what someone wrote under "Anything else", first in the document. */
export async function careNotes(
  notes: string | undefined,
  understanding: Understanding,
): Promise<ReturnType<typeof makeSection>[]> {
  const found = await noteIn(notes ?? '', understanding);
  return sectionIfAny('notes', words.notes.title, found ? [calloutFor(found)] : [], { bare: true });
}

/** What a note is about; undefined where nothing prepared is near enough. */
async function noteIn(text: string, understanding: Understanding): Promise<NoteId | undefined> {
  if (!text.trim()) return undefined;
  if (disorder.test(text) || fewCalories.test(text)) return 'eating-disorder';
  if (formula.test(text)) return 'formula';
  if (/\bkidneys?\b|\bdialysis\b/i.test(text) && !/kidney beans?/i.test(text)) return 'illness';
  if (/\bdentures?\b|\bno teeth\b|\bsoft foods?\b/i.test(text)) return 'chewing';
  let best: { id: NoteId; over: number } | undefined;
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/).slice(0, 12)) {
    const near = (await understanding.compare(phrasingSet, sentence))?.nearest(3) ?? [];
    for (const { id, score } of near) {
      const over = score - floors[id as NoteId];
      if (over >= 0 && (!best || over > best.over)) best = { id: id as NoteId, over };
    }
  }
  return best?.id ?? (calories.test(text) ? 'weight' : undefined);
}

function calloutFor(id: NoteId): CalloutBlock {
  const { title, text } = words.notes.answers[id];
  const tone = id === 'picky' || id === 'weight' || id === 'chewing' ? 'info' : 'caution';
  const contacts =
    id === 'hungry-now' || id === 'formula' || id === 'no-home'
      ? contactsOf('local-help')
      : id === 'eating-disorder'
        ? contactsOf('eating-disorders')
        : [];
  return callout(tone, text, { title, contacts });
}
