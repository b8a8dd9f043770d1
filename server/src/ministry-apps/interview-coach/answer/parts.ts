import type { Question } from '../data/question.ts';
import { type Part, type PartId, partsFor } from '../data/rubric.ts';
import { firstPersonIn, weIn } from './count.ts';
import { detailsIn, hasOwnDeed, hasOwnPast, isOrder } from './details.ts';
import { likelihood, type Piece, type ReadAnswer } from './read-answer.ts';
import { isDeed, storyOf } from './story.ts';

/** How near a clause has to be to what the topic asks for; to what comes after the answer itself, nearer. */
const NEAR = 0.5;
const NEAR_LATER = 0.55;
const NEAR_FIT = 0.65;
/** How near to telling or asking someone. */
const TELLS = 0.6;
const SURE = 0.5;
const SURE_OF_FIT = 0.6;
/** In an answer on what someone would do, less is a step. */
const STEP = 0.3;
const FEWEST_WORDS = 2;
/** The answer itself is looked for in these first sentences. */
const FIRST_SENTENCES = 2;

/** The clauses of each part of an answer. */
export interface FoundParts {
  found: ReadonlyMap<PartId, readonly Piece[]>;
  /** Clauses that say something and are in no part: a part that is missing may be in them. */
  unread: readonly Piece[];
}

/** Finds the parts of an answer. What the question asks decides which there are. */
export function findParts({ clauses = [] }: ReadAnswer, question: Pick<Question, 'shape' | 'topic'>): FoundParts {
  const saying = clauses.filter(saysSomething);
  // "Some of everything" is an answer, though it says little.
  const said =
    saying.length > 0 || question.shape === 'story' ? saying : clauses.filter(({ text }) => !isQuestion(text));
  switch (question.shape) {
    case 'story':
      return partsOfStory(clauses, said);
    case 'would':
      return withUnread(said, [
        ['steps', said.filter(isStep)],
        ['tell', said.filter(({ tells = 0 }) => tells >= TELLS)],
      ]);
    case 'open':
      return withUnread(said, [
        ['point', said.filter(({ sentence }) => sentence < FIRST_SENTENCES).slice(0, 1)],
        ['own', ownIn(said)],
        ['detail', said.filter(({ text }) => detailsIn(text) > 0)],
      ]);
    case 'closing':
      return withUnread(said, [['point', clauses.filter(({ text }) => wordsIn(text) >= FEWEST_WORDS).slice(0, 2)]]);
    default:
      return partsByPoints(said, partsFor(question));
  }
}

function partsOfStory(clauses: readonly Piece[], said: readonly Piece[]): FoundParts {
  const { situation, task, action, result, fit } = storyOf(clauses);
  return withUnread(said, [
    ['situation', situation],
    ['task', task],
    ['action', action],
    // An end that isn't the person's own deed is plainer.
    ['result', [...result.filter(({ text }) => !hasOwnDeed(text)), ...result.filter(({ text }) => hasOwnDeed(text))]],
    ['fit', fit],
  ]);
}

/** Each clause goes to the point that it is nearest to; else the first is the answer, and something done is the proof of it. */
function partsByPoints(said: readonly Piece[], parts: readonly Part[]): FoundParts {
  const isAnswer = said.find(({ sentence }) => sentence < FIRST_SENTENCES);
  const found = new Map<PartId, Piece[]>(parts.map(({ id }) => [id, []]));
  for (const clause of said) {
    const id = nearestPart(clause, parts) ?? partByForm(clause, parts) ?? (clause === isAnswer ? 'point' : undefined);
    if (id) found.get(id)?.push(clause);
  }
  if (found.get('point')?.length === 0 && isAnswer) {
    for (const [id, pieces] of found)
      found.set(
        id,
        pieces.filter((piece) => piece !== isAnswer),
      );
    found.set('point', [isAnswer]);
  }
  // The words that are nearest to the answer are quoted first.
  found.get('point')?.sort((a, b) => (b.points?.[0] ?? 0) - (a.points?.[0] ?? 0));
  return withUnread(said, [...found]);
}

function nearestPart({ points = [] }: Piece, parts: readonly Part[]): PartId | undefined {
  const most = Math.max(...points.slice(0, parts.length), 0);
  const at = points.indexOf(most);
  const id = parts[at]?.id;
  return most >= (at === 0 ? NEAR : id === 'fit' ? NEAR_FIT : NEAR_LATER) ? id : undefined;
}

function partByForm(clause: Piece, parts: readonly Part[]): PartId | undefined {
  const has = (id: PartId) => parts.some((part) => part.id === id);
  if (has('fit') && likelihood(clause, ['fit', 'learned']) >= SURE_OF_FIT && !hasOwnPast(clause.text)) return 'fit';
  if (has('proof') && clause.roles.past < SURE && isDeed(clause) && hasOwnPast(clause.text) && clause.sentence > 0)
    return 'proof';
  return undefined;
}

const withUnread = (said: readonly Piece[], parts: readonly (readonly [PartId, readonly Piece[]])[]): FoundParts => ({
  found: new Map(parts),
  unread: said.filter((clause) => !parts.some(([, pieces]) => pieces.includes(clause))),
});

/** What the trained reader takes for one, what the person does, and what begins with a verb: "Fill out the form." */
const isStep = (clause: Piece): boolean =>
  likelihood(clause, ['would', 'action', 'check', 'habit', 'task']) >= STEP ||
  hasOwnDeed(clause.text) ||
  isOrder(clause.text);

/** What was said with "I"; where no one did, what was said with "we". */
function ownIn(said: readonly Piece[]): Piece[] {
  const own = said.filter(({ text }) => firstPersonIn(text) > 0);
  return own.length > 0 ? own : said.filter(({ text }) => weIn(text) > 0);
}

const saysSomething = ({ roles, text }: Piece): boolean =>
  wordsIn(text) >= FEWEST_WORDS && roles.other + roles.hostile < SURE && !isQuestion(text);
const isQuestion = (text: string): boolean => /\?\s*$/.test(text);
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0;
