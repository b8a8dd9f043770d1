import { openSoftmax, type SoftmaxFile } from '../../../understanding/softmax.ts';
import type { Understanding } from '../../../understanding/understanding.ts';
import type { Question } from '../data/question.ts';
import type { Role } from '../data/rubric.ts';
import { pointId, pointSet, TELL } from '../data/topics/index.ts';
import trained from './answers.json' with { type: 'json' };
import { type Counts, countAnswer } from './count.ts';
import { piecesOf } from './pieces.ts';

/** A piece of an answer with what it is likely to be. */
export interface Piece {
  /** As the person wrote it. */
  text: string;
  /** Number of its sentence in the answer. */
  sentence: number;
  /** Probability of each role. */
  roles: { readonly [role in Role]: number };
  /** How near it is to each point that the topic of the question asks for. */
  points?: readonly number[];
  /** How near it is to telling or asking someone. */
  tells?: number;
  /** How near it is to the question and what a good answer holds, where no topic says more. */
  toQuestion?: number;
}

export interface ReadAnswer {
  text: string;
  counts: Counts;
  /** Sentences as they were written. */
  sentences: readonly string[];
  /** Clauses in their order. Undefined while the encoder is down: then only what can be counted is known. */
  clauses?: readonly Piece[];
  /** Whole sentences that have several clauses. */
  wholes?: readonly Piece[];
}

const classifier = openSoftmax(trained.classifier satisfies SoftmaxFile);

/** Reads an answer clause by clause, beside what the question asks for. */
export async function readAnswer(
  text: string,
  question: Question,
  understanding: Pick<Understanding, 'choose' | 'compare' | 'similarTo'>,
): Promise<ReadAnswer> {
  const { topic, shape } = question;
  const pieces = piecesOf(text);
  const clauses = pieces.flatMap((piece, sentence) => piece.clauses.map((clause) => ({ text: clause, sentence })));
  const wholes = pieces.flatMap((piece, sentence) =>
    piece.clauses.length > 1 ? [{ text: piece.text, sentence }] : [],
  );
  const answer = { text, counts: countAnswer(text), sentences: pieces.map((piece) => piece.text) };
  const all = [...clauses, ...wholes];
  if (all.length === 0) return { ...answer, clauses: [], wholes: [] };
  const read = await understanding.choose(
    classifier,
    all.map((piece) => piece.text),
  );
  if (!read) return answer;
  const known = all.map((piece, index): Piece => ({ ...piece, roles: rolesOf(read[index] ?? new Float32Array()) }));
  const ids = [
    ...(topic?.points ?? []).map((_, at) => pointId(topic?.id ?? '', at)),
    ...(shape === 'would' ? [TELL] : []),
  ];
  const near = await Promise.all(clauses.map((clause) => nearTo(clause.text, ids, understanding)));
  const toQuestion = isCountedOnly(question)
    ? await understanding.similarTo(
        question.text,
        clauses.map((clause) => clause.text),
      )
    : undefined;
  const beside = known.slice(0, clauses.length).map((piece, index): Piece => {
    const scores = near[index] ?? [];
    return {
      ...piece,
      points: scores.slice(0, topic?.points.length ?? 0),
      tells: shape === 'would' ? (scores.at(-1) ?? 0) : 0,
      ...(toQuestion ? { toQuestion: toQuestion[index] ?? 0 } : {}),
    };
  });
  return { ...answer, clauses: beside, wholes: known.slice(clauses.length) };
}

/** Whether only the form of an answer can be read: steps, "I", details and length, not whether they are right. */
export const isCountedOnly = ({ topic, shape }: Pick<Question, 'topic' | 'shape'>): boolean =>
  !topic?.points.length && (shape === 'would' || shape === 'open' || shape === 'how');

/** How near a text is to each of these ids of `pointSet`. */
async function nearTo(
  text: string,
  ids: readonly string[],
  understanding: Pick<Understanding, 'compare'>,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const near = (await understanding.compare(pointSet, text))?.nearest(ids.length, ({ id }) => ids.includes(id)) ?? [];
  return ids.map((id) => near.find((one) => one.id === id)?.score ?? 0);
}

function rolesOf(probabilities: Float32Array): Piece['roles'] {
  const named = classifier.labels.map((label, index) => [label, probabilities[index] ?? 0]);
  // The labels of the file are the roles it was trained on.
  return Object.fromEntries(named) as Piece['roles'];
}

/** How likely a piece has one of these roles. */
export const likelihood = ({ roles }: Pick<Piece, 'roles'>, wanted: readonly Role[]): number =>
  wanted.reduce((sum, role) => sum + roles[role], 0);
