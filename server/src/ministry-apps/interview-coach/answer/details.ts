import nlp from 'compromise';

/**
 * Counts what is concrete in a piece of an answer: numbers above one, days and times, names of people, places, firms and
 * tools, and words in quotation marks. By the grammar library, and by capitals inside a sentence.
 */
export function detailsIn(text: string): number {
  const doc = nlp(text);
  const numbers = doc.match('#Value').not('#Ordinal').not('(one|ones|once)').length;
  const dates = doc.match('(#Date|#Time|#WeekDay|#Month|#Holiday)').length;
  const names = capitalsIn(text);
  const spoken = text.match(/[“"][^“”"]{3,}[”"]/g)?.length ?? 0;
  return numbers + dates + names + spoken;
}

/** Words with a capital that don't begin the piece; neighbors are one name. */
function capitalsIn(text: string): number {
  const found =
    text.match(/(?<=[\p{L}\p{N},’'] )(?!I\b)\p{Lu}[\p{L}\p{N}’'&-]*(?:\s+\p{Lu}[\p{L}\p{N}’'&-]*)*/gu) ?? [];
  return found.length;
}

/** States and opinions, which are no deeds. */
const states =
  '(am|is|are|was|were|be|been|being|have|has|had|like|liked|love|loved|want|wanted|need|needed|know|knew|think|thought|believe|believed|feel|felt|hope|hoped|guess|mean|wish|prefer|understand|understood|work|worked|live|lived)';

/** Whether the person says what they themselves did: "I" or "we" with a verb of the past, or such a verb at the beginning. */
export function hasOwnPast(text: string): boolean {
  const doc = nlp(text);
  const verbs = doc.match('(i|we) #Adverb? #Auxiliary? #Adverb? #PastTense').match('#PastTense$');
  return (
    verbs.not(states).found || doc.match('^(then|and|so)? #Adverb? #PastTense').match('#PastTense$').not(states).found
  );
}

/** Whether the person says what they did, in the past or in the present, as learners and storytellers do: "I tell him no". */
export function hasOwnDeed(text: string): boolean {
  const found = nlp(text).match('(i|we) #Adverb? (#PresentTense|#Infinitive|#PastTense)');
  const verbs = found.match('(#PresentTense|#Infinitive|#PastTense)$');
  return verbs.not(states).found || hasOwnPast(text);
}

/** Whether it begins with a verb: "Pull over where it's safe." */
export const isOrder = (text: string): boolean =>
  nlp(text).has('^(then|first|and)? #Adverb? (#Imperative|#Infinitive)');

/** How many things are done in it: "hold it and call him and repeat the order" are three. */
export const deedsIn = (text: string): number =>
  1 + nlp(text).match('(and|then) then? #Adverb? (#Infinitive|#PresentTense|#PastTense)').length;

/** A death is what happened, never what came of a deed. */
export const tellsOfDeath = (text: string): boolean =>
  nlp(text).has('(die|dies|died|dying|dead|death|funeral)') || /\bpassed(?: away| on| in\b|$|[.,])/i.test(text);
