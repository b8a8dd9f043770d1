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

/** Whether the person says what they themselves did: "I" or "we" with a verb of the past. */
export const hasOwnPast = (text: string): boolean => nlp(text).has('(i|we) #Adverb? #Auxiliary? #Adverb? #PastTense');

/** States and opinions, which are no deeds. */
const states =
  '(am|is|are|was|were|be|been|being|have|has|had|like|love|want|need|know|think|believe|feel|hope|guess|mean|wish|prefer|understand)';

/** Whether the person says what they did, in the past or in the present, as learners and storytellers do: "I tell him no". */
export function hasOwnDeed(text: string): boolean {
  const found = nlp(text).match('(i|we) #Adverb? (#PresentTense|#Infinitive|#PastTense)');
  const verbs = found.match('(#PresentTense|#Infinitive|#PastTense)$');
  return verbs.not(states).found || hasOwnPast(text);
}

/** A death is what happened, never what came of a deed. */
export const tellsOfDeath = (text: string): boolean =>
  nlp(text).has('(die|dies|died|dying|dead|death|funeral)') || /\bpassed(?: away| on| in\b|$|[.,])/i.test(text);
