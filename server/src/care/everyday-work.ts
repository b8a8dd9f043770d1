import { sentencesOf } from '../text/sentences.ts';
import type { PhrasingSet } from '../understanding/nearest.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { careGate } from './gate.ts';
import { meaningOf } from './read-meaning.ts';

/** With one of these words a guess of danger holds, whatever else is said: help that isn't needed does less harm. */
export const graver =
  /\b(?:tonight|good ?bye|stop me|my (?:own )?life|hurt\w*|kill\w*|suicid\w*|end it|burden|forgive|sorry|pain|pills?|blood|knife|gun|hits?|hitting|chok\w*|beat|beats|drunk|touch(?:es|ed) me|scream\w*|cry\w*|afraid of|hate myself)\b/i;

/** What people write about their work: what they do, did, can do, have and want. Written for this purpose, November 2026. */
export const workPhrasings: PhrasingSet = {
  id: 'everyday-work',
  phrasings: [
    'I can fix things around the house',
    'I clean offices every night',
    'I clean 15 rooms a day',
    'answered phones and greeted visitors',
    'I worked as a cashier at a grocery store',
    'ran the register and closed the store',
    'stocked shelves and unloaded trucks',
    'cooked for 120 people a day',
    'I have the keys and the alarm',
    'trained new employees',
    'my boss had me teach the new people',
    'supervised a crew of eight',
    'drove a truck in 48 states',
    'I drive a school bus',
    'took care of my mother at home',
    'raised three children and ran the household',
    'bathed, fed and moved residents in a nursing home',
    'helped patients with meals and medicines',
    'taught 12 children every Sunday',
    'handed out bulletins and helped people to their seats',
    'I volunteer at a food pantry',
    'I help at the desk of a shelter and sign people in',
    'planned a camp for 180 girls',
    'kept the books and paid the workers',
    'payroll, calendar and weekly newsletter',
    'typed letters and filed papers',
    'wrote software and fixed bugs',
    'welded gates and repaired trailers',
    'picked lettuce and strawberries',
    'cut grass and cleaned yards',
    'painted houses and hung drywall',
    'repaired engines and changed brakes',
    'sold cars and met every goal',
    'checked quality and ran two machines',
    'packed boxes in a warehouse',
    'I was laid off when the plant closed',
    'I want to work days',
    'I am looking for part-time work',
    'I am friendly and I like people',
    'I speak Spanish and English',
    'I have a forklift license',
    'I finished high school',
    'I sew, knit and make quilts',
    'I bake bread and cakes',
    'I make food that people ask me for',
    'I love dogs and other animals',
    'I am good with kids',
    'I am good with older people',
    'I play the piano and teach music',
    'I take photos and draw',
    'I want to start a small business',
    'I would like to earn some extra money',
    'I have a truck and tools',
    'my husband has a store',
    'I worked the line in a factory',
    'I led a small group and planned events',
    'I know everybody in town',
    'I have worked with my hands all my life',
    'I did hair for friends and family',
    'I walk, hike and like being outside',
  ].map((text) => ({ id: 'work', text })),
};

/** A sentence of fewer words is near to nothing: the gate reads it by itself. */
const LEAST_WORDS = 4;
/** Of 167 texts of the care corpus that no phrase finds urgent, none that is meant for help reaches 0.56. */
const FLOOR = 0.62;
const MOST_SENTENCES = 40;

/**
 * Whether texts are plainly about work: every sentence is near to one that people write about their work, and none has a word of
 * danger. The care gate's guesses about such texts raise no note.
 */
export async function isAboutWork(texts: readonly string[], understanding: Understanding): Promise<boolean> {
  if (texts.some((text) => graver.test(text))) return false;
  const sentences = texts.flatMap((text) => text.split('\n').flatMap(sentencesOf)).map(({ text }) => text);
  const said = sentences.filter((text) => text.split(/\s+/).length >= LEAST_WORDS);
  if (said.length > MOST_SENTENCES) return false;
  const short = sentences.filter((text) => !said.includes(text));
  if (careGate(short, await meaningOf(short, understanding)).length > 0) return false;
  for (const text of said) {
    const [near] = (await understanding.compare(workPhrasings, text))?.nearest(1) ?? [];
    if (!near || near.score < FLOOR) return false;
  }
  return true;
}
