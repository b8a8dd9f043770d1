/** How a message follows the one before: it is about the reasons, wants more, or applies the topic to a person. */
export type FollowUp = 'why' | 'more' | 'person';

const MOST_WORDS = 12;
const persons =
  /\b(?:wife|husband|son|daughter|child|children|kids?|mom|mum|mother|dad|father|parents?|brother|sister|friend|boss|partner|girlfriend|boyfriend|family|neighbor|ex|fiancee?|grand\w+|coworkers?|him|her|them)\b/i;
const why = /^(?:but |and |so |ok(?:ay)?,? )?(?:why|how come|how so|really|are you sure|says who|how do you know)\b/i;
const more =
  /^(?:but |and |so |ok(?:ay)?,? |yes,? |please )*(?:(?:tell|say|show|give) me (?:more|another)|more|go on|explain|what else|anything else|another(?: one| verse)?|can you explain|elaborate|what do you mean|what (?:does|do|did) (?:it|that|this|they|he|she) mean|i (?:do not|don'?t) understand|where does it say|which verses?|what verses?|in (?:simple|other) words|continue)\b/i;
const turn =
  /^(?:but |and |so |ok(?:ay)?,? )*(?:what about|how about|and|what if|does (?:that|this|it)|is (?:that|this|it)|can (?:i|he|she|they)|should (?:i|he|she|they)|do i|and if|but if|what should)\b/i;

/**
 * Returns how a message follows the one before; undefined when it doesn't. `clear`: it names a topic of its own; then only a
 * person ("what about my wife?") keeps the old topic.
 */
export function followUpIn(message: string, clear: boolean): FollowUp | undefined {
  const text = message.trim();
  if (text.split(/\s+/).length > MOST_WORDS) return undefined;
  if (turn.test(text) && persons.test(text) && text.split(/\s+/).length <= 7) return 'person';
  if (clear) return undefined;
  if (why.test(text)) return 'why';
  if (more.test(text)) return 'more';
  return turn.test(text) ? 'more' : undefined;
}
