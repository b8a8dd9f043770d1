import type { PhraseList } from './phrase-index.ts';
import { anyOf } from './phrases.ts';
import type { CareFinding, CareKind } from './types.ts';

/** Kinds whose lists of phrases say who speaks. */
const ownLists: ReadonlySet<CareKind> = new Set(['suicide', 'threat', 'abuse-adult', 'sexual-assault', 'trafficking']);

const hurt = anyOf([
  'me|us|myself|nos|mi (cuerpo|cuarto|cama)|my (room|bed|body|throat|neck|clothes|legs|chest|wrist|arm)',
]);
const writer = anyOf(['i|me|myself|yo|me|mi|estoy|quiero|tengo|tome']);
const someoneElse = anyOf([
  '{person}|{parent}|him|her|them|(mi|su|nuestr[oa]) (hij[oa]|espos[oa]|mama|mom|papa|abuel[oa]|herman[oa]|bebe|amig[oa]|niet[oa]|prim[oa])|baby|grandma|grandpa|toddler',
]);

/** Who is in danger by one sentence: the writer, or somebody the writer speaks of. The writer, when it cannot be told. */
export function whoIsInDanger(kind: CareKind, sentence: string, list?: PhraseList): CareFinding['who'] {
  const other = someoneElse.test(sentence);
  // The phrases of these two name the writer and others alike.
  if (kind === 'abuse-child' || kind === 'elder-abuse') return other && !hurt.test(sentence) ? 'other' : 'self';
  if (kind === 'poison' || kind === 'medical') return other ? 'other' : 'self';
  if (kind !== 'threat' && (list === 'self' || list === 'selfBefore') && ownLists.has(kind)) return 'self';
  if (list === 'other' && ownLists.has(kind)) return 'other';
  if (kind === 'abuse-adult' || kind === 'sexual-assault') return other && !hurt.test(sentence) ? 'other' : 'self';
  return other && !writer.test(sentence) ? 'other' : 'self';
}
