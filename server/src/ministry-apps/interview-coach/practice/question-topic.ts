import type { Near } from '../../../understanding/nearest.ts';
import type { Understanding } from '../../../understanding/understanding.ts';
import type { Question } from '../data/question.ts';
import type { Shape } from '../data/shape.ts';
import { topicById, topicSet } from '../data/topics/index.ts';
import { words } from '../texts.en.ts';

/** How near a question has to be to one of a topic; a question of the bank, to one of its own shape. */
const FLOOR = 0.68;
/** What the law limits has to be plainly asked. */
const FLOOR_OF_LIMITED = 0.72;
const FLOOR_OF_SHAPE = 0.66;
const MARGIN = 0.03;

type Comparing = Pick<Understanding, 'compare'>;

/**
 * A question with its topic, which says what a good answer holds. A question that isn't ours takes the shape of its topic; where
 * none is near, its first words can leave no doubt about it. Else it is `open`.
 */
export async function withTopic(question: Question, understanding: Comparing): Promise<Question> {
  const isOurs = question.id !== words.unknownQuestion.id;
  return isOurs ? ofBank(question, understanding) : ofOthers(question, understanding);
}

async function ofBank(question: Question, understanding: Comparing): Promise<Question> {
  const accepts = ({ id }: { id: string }) => isAlike(question.shape, topicById.get(id)?.shape);
  const [near] = (await understanding.compare(topicSet, question.text))?.nearest(1, accepts) ?? [];
  const topic = near && near.score >= FLOOR_OF_SHAPE ? topicById.get(near.id) : undefined;
  return topic ? { ...question, topic, shape: topic.shape } : question;
}

/** The bank calls what someone does day after day a claim about themselves. */
const isAlike = (own: Shape, other: Shape | undefined): boolean => own === other || (own === 'self' && other === 'how');

async function ofOthers(question: Question, understanding: Comparing): Promise<Question> {
  const [near, second] = (await understanding.compare(topicSet, question.text))?.nearest(2) ?? [];
  const byWords = shapeByWords(question.text);
  const found = near && !isBetween(near, second) ? topicById.get(near.id) : undefined;
  const topic = found && (near?.score ?? 0) >= (found.hard ? FLOOR_OF_LIMITED : FLOOR) ? found : undefined;
  if (topic && fits(byWords, topic.shape)) {
    return { ...question, topic, shape: topic.shape, why: topic.why, shows: topic.shows };
  }
  const shape = byWords ?? 'open';
  return { ...question, shape, why: words.otherQuestion.why, shows: words.otherQuestion.shows[shape] };
}

/** As near to a topic of another shape: then neither is known. */
const isBetween = (near: Near, second: Near | undefined): boolean =>
  second !== undefined &&
  near.score - second.score < MARGIN &&
  topicById.get(near.id)?.shape !== topicById.get(second.id)?.shape;

/** "Tell me about a time" asks for a story, whatever it is about. */
const fits = (byWords: Shape | undefined, shape: Shape): boolean => byWords !== 'story' || shape === 'story';

/** The shape that the first words leave no doubt about. */
function shapeByWords(text: string): Shape | undefined {
  if (
    /^(?:please )?(?:tell (?:me|us) about|describe|give (?:me|us)(?: an example of)?|share) (?:a|an|the|one|your) (?:\w+ ){0,2}(?:time|day|night|situation|moment|example)\b/i.test(
      text,
    )
  )
    return 'story';
  if (/^how would you\b|^what (?:do|would) you do\b|\bwhat do you do\?$/i.test(text)) return 'would';
  if (/^how do you\b/i.test(text)) return 'how';
  if (/^why\b(?!.*\b(?:leave|left|quit|leaving)\b)/i.test(text)) return 'why';
  return /^(?:is|are|can|could|do|does|have|has|will|would|when|where|how (?:many|much|long|often|far)) /i.test(text)
    ? 'terms'
    : undefined;
}
