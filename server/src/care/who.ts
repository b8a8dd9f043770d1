import type { PhraseList } from './phrase-index.ts';
import { anyOf } from './phrases.ts';
import type { CareFinding, CareKind } from './types.ts';

const victim = anyOf([
  'me|us|myself|nos|i was|i am|i have been|my (\\S+ )?(room|bed|body|throat|neck|clothes|legs|chest|wrist|arm|head)|mi (cuerpo|cuarto|cama)',
]);
const forced = anyOf([
  '(i am|i was|we are) (\\S+ )?(forced|made|beaten|hit|hurt|touched|sold)',
  '(hits|hurts|beats|touches|forces|makes) me',
]);
const writer = anyOf(['i|me|my|myself|we|us|our|yo|me|mi|nos|estoy|quiero|tengo|tome|trague']);
const taker = anyOf([
  '(i|we) (\\S+ ){0,2}(took|taken|swallowed|drank|drunk|ate|popped|overdosed|downed)',
  '(took|swallowed|drank|popped|taken) (\\S+ ){0,3}my',
  '(me )?(tome|trague|bebi)',
]);
// A parent who did it is not asked to watch over the child.
const doer = anyOf([
  'i (\\S+ ){0,2}(hit|shook|shake|slapped|hurt|threw|beat|spanked|squeezed|lost it|smacked|kicked|burned|dropped)',
]);
const speaker = anyOf(['i|yo|quiero|voy|estoy|tengo']);
const someoneElse = anyOf([
  '{person}|{parent}|{child}|him|her|them|(mi|su|nuestr[oa]) (hij[oa]|espos[oa]|mama|mom|papa|abuel[oa]|herman[oa]|bebe|amig[oa]|niet[oa]|prim[oa])|grandma|grandpa|toddler|roommate|grandkids',
]);

/**
 * Who is in danger by the sentences that exact phrases of a kind fit, and by the whole text around them: the writer, or someone
 * the writer speaks of. Undefined when the words allow both.
 */
export function whoIsInDanger(
  kind: CareKind,
  lists: ReadonlySet<PhraseList>,
  sentences: string,
  whole = sentences,
): CareFinding['who'] {
  const [own, other] = [lists.has('self') || lists.has('selfBefore'), lists.has('other')];
  const named = someoneElse.test(sentences);
  switch (kind) {
    case 'medical':
    case 'poison':
      if (kind === 'poison' && taker.test(sentences)) return 'self';
      return named ? 'other' : writer.test(sentences) ? 'self' : undefined;
    case 'abuse-child':
    case 'elder-abuse':
      // Their phrases about the writer also match parents and caregivers. Adults are the ones who write about the past.
      if (lists.has('selfBefore') && !lists.has('self')) return undefined;
      if (victim.test(sentences)) return other ? undefined : 'self';
      if (forced.test(whole)) return undefined;
      return named && !doer.test(sentences) ? 'other' : undefined;
    case 'abuse-adult':
    case 'sexual-assault':
      if (other) return own || victim.test(sentences) ? undefined : 'other';
      return victim.test(sentences) || !named ? 'self' : undefined;
    case 'perinatal':
      return own && !named ? 'self' : other ? 'other' : undefined;
    default:
      if (kind === 'threat' && named && !speaker.test(sentences)) return 'other';
      if (own && other) return undefined;
      if (other) return 'other';
      if (speaker.test(sentences) || !named) return 'self';
      return undefined;
  }
}
