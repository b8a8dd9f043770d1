import { readableSentences } from './normalise.ts';
import { anyOf } from './phrases.ts';

// Read on plain lower-case words without punctuation: "I'm safe" is "i am safe".
const safe = anyOf([
  '(i am|am|we are|i feel|feeling|feel) (\\S+ ){0,2}safe( (now|tonight|today|here|again))?',
  '(i am|we are|got|made it) (\\S+ )?(out of the house|at (my|a) (\\S+ )?(house|place|shelter|hospital)|in the (er|hospital))',
  '(i )?(called|texted|talked to|spoke (to|with)) (988|911|the (hotline|lifeline|police|line)|poison control)',
  '(my|a) (mom|dad|mother|father|sister|brother|husband|wife|friend|roommate|son|daughter|pastor|neighbor|aunt|uncle|grandma|cousin|boyfriend|girlfriend|partner) is (\\S+ )?(here|with me|coming|on (his|her|their) way)',
  '(ya )?llego la ayuda',
  '(ambulance|police|paramedics|help|cops|ems) (is|are) (\\S+ )?(here|coming|on the way)',
  '(i am|we are|i went|came|staying) (\\S+ )?(with|to|at) (my|a) (\\S+ )?(mom|dad|mother|father|sisters?|brothers?|friends?|roommate|neighbors?|aunts?|uncles?|grandmas?|cousins?|parents|moms|dads)',
  '(someone|somebody) is (\\S+ )?(here|with me|sitting with me|coming)',
  '(i am|i will be) (\\S+ )?not (alone|by myself)( now)?',
  '(i will|i am going to|i promise i will) not (do it|hurt myself|do anything|kill myself)',
  '(estoy|estamos|me siento|ya estoy) (\\S+ )?(a salvo|segur[oa]s?|fuera de peligro)',
  '(ya )?(llame|hable con|marque) (al |el |con el )?(988|911)',
  '(mi|una) (mom|mama|papa|hermana|hermano|esposo|esposa|amiga|amigo|hijo|hija|vecina|vecino|tia|tio|prima|primo|abuela) (\\S+ )?(esta (aqui|conmigo)|viene|ya viene)',
  '(ya )?estoy (con|en casa de) mi (mom|mama|papa|hermana|hermano|amiga|amigo|tia|tio|prima|primo|abuela|vecina|vecino|familia)',
  '(ambulancia|policia|ayuda) (ya )?(esta aqui|llego|viene)',
  '(alguien|ya no) esta(n|oy)? (conmigo|sol[oa])',
]);
const unsafe = anyOf([
  '(not|never|nowhere|no longer|hardly|do not|does not|can not) (\\S+ ){0,3}safe',
  'safe (\\S+ ){0,2}(i wish|not really|no)',
  '(wish|wished|want|hope|pray|if|when|until|how|are you|am i|keep me|feel more) (\\S+ ){0,3}safe',
  'unsafe',
  'no (me siento |estoy |estamos )?(\\S+ )?(a salvo|segur[oa])',
  '(but|still) (\\S+ ){0,3}(want to (die|do it)|going to do it|going to hurt|pills|the gun|the knife)',
]);

/** Whether someone in danger says that they are safe, says that they are not, or says neither. */
export function saidOfSafety(text: string): 'safe' | 'unsafe' | undefined {
  const sentences = readableSentences(text);
  if (sentences.some((sentence) => unsafe.test(sentence))) return 'unsafe';
  return sentences.some((sentence) => safe.test(sentence)) ? 'safe' : undefined;
}
