import { sentencesOf } from '../../../text/sentences.ts';
import { openSoftmax, type SoftmaxFile } from '../../../understanding/softmax.ts';
import type { Understanding } from '../../../understanding/understanding.ts';
import type { Concern, Situation } from '../data/concern.ts';
import { concerns } from '../data/concerns/index.ts';
import type { Group } from './groups.ts';
import type { ToldPiece } from './roles.ts';
import trained from './situations.json' with { type: 'json' };

/** Something that a text is about. */
export interface FoundConcern {
  concern: Concern;
  /** Set when it is sure which one. */
  situation?: Situation | undefined;
  /** 0 to 1. */
  probability: number;
}

/** What the sentences of a text are about. */
export interface FoundConcerns {
  /** The likeliest first. */
  found: readonly FoundConcern[];
  /** The likeliest situations, best first, for a question. */
  likely: readonly Situation[];
  /** What each need of a list is about, by what the text says of it in small letters. */
  listed: ReadonlyMap<string, FoundConcern>;
  /** Its sentences and clauses, and whether each tells something to pray for. */
  pieces: readonly ToldPiece[];
}

/**
 * How likely a concern has to be, and one of its situations: of wordings by another hand that were not learned from, three of
 * four concerns are right from a half on. Less is enough where the whole text reads like the same group.
 */
const SURE = { concern: 0.55, inGroup: 0.4, listed: 0.45, oneWord: 0.65, situation: 0.6 };
/** A second concern without a sure situation. */
const BESIDE = 0.6;
/** Less than this, and no sure situation: the person is asked. */
const WITHOUT_SITUATION = 0.45;
/** How likely a concern has to be for a piece to tell something to pray for, whichever it is. */
const TOLD = 0.35;
/** A clause, and what comes beside the main concern, has to be likelier: it can be an aside or a figure of speech. */
const ASIDE = 0.2;
/** Who writes that someone died grieves first, whatever else they tell. */
const GRIEF_FIRST = 0.4;
/** How likely the joys of a concern have to be where the text says that its trouble is over. */
const OVER = 0.05;
/** A longer sentence is read in clauses as well. */
const LONG_SENTENCE = 10;
const SHORT_CLAUSE = 4;
const MOST_PIECES = 24;
const MOST_LIKELY = 4;
/** Situations of one concern in a question. */
const OF_ONE_CONCERN = 2;

const classifier = openSoftmax(trained.classifier satisfies SoftmaxFile);
const places = new Map(
  concerns.flatMap((concern) => concern.situations.map((situation) => [situation.id, { concern, situation }])),
);
/** Concern and situation of each label; undefined for sentences that are about nothing in particular. */
const meant = classifier.labels.map((label) => places.get(label));

/** Returns the situation with an id. */
export const situationWith = (id: string) => places.get(id)?.situation;

/** The concern that a situation belongs to. */
export function concernOf({ id }: Situation): Concern {
  const found = places.get(id);
  if (!found) throw new Error(`There is no situation ${id}.`);
  return found.concern;
}

/** What was read of one piece of a text. */
export interface ReadPiece {
  text: string;
  isClause: boolean;
  /** It tells that a trouble is over, or did not come: "she beat cancer", "we almost lost the house". */
  isOver?: boolean;
  /** The piece is one need of a list. */
  listed?: string;
  /** It holds a need of a list, which is read by itself. */
  holdsListed?: boolean;
  /** One a label. */
  probabilities: Float32Array;
}

/**
 * Reads a request sentence by sentence, for `concernsOf`; undefined while the encoder is down. `isPraise`: what it tells is
 * thanked for, so that it is over or a joy.
 */
export async function readConcerns(
  text: string,
  listed: readonly string[],
  understanding: Pick<Understanding, 'choose'>,
  isPraise = false,
): Promise<ReadPiece[] | undefined> {
  const pieces = [...piecesOf(text), ...listed.map((need) => ({ text: need, isClause: false, listed: need }))];
  const read = await understanding.choose(
    classifier,
    pieces.map((piece) => piece.text),
  );
  return read?.map((probabilities, index) => {
    const piece = pieces[index];
    const words = piece?.text ?? '';
    const holdsListed = listed.some((need) => letters(words).includes(letters(need)));
    return { isClause: false, ...piece, text: words, isOver: isPraise || over.test(words), holdsListed, probabilities };
  });
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Tells of a trouble of earlier: "he got me through my deployment". */
const past = /\b(?:got|brought|carried|saw|helped) (?:me|us|him|her|them) through\b/iu;
/** Verbs of a trouble that has ended, and adverbs of one that did not come. */
const over =
  /(?<!\b(?:not|never|hope|hoping|pray|praying|wants?|needs?|trying|to|will|can|n[’']t) (?:\p{L}+ )?)(?:\b(?:beat|survived|overcame|came through|made it through|pulled through|recovered from|got over|got through|is over|(?:cancer|debt|drug|pain|seizure)[ -]free|no longer has|in remission|turned out (?:to be )?(?:nothing|fine|okay|ok))\b|\b(?:almost|nearly|came so close to) (?:los\w+|died|drown\w*|divorc\w+|quit|had to|got|gave|went|broke|hit)\b)/iu;

/** Sentences, and the clauses of long ones after them. */
function piecesOf(text: string): { text: string; isClause: boolean; listed?: string }[] {
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  const pieces = sentences.flatMap((sentence) => {
    const whole = { text: sentence, isClause: false };
    if (sentence.split(/\s+/).length <= LONG_SENTENCE) return [whole];
    const clauses = joined(sentence.split(/(?<=[,;:–.!?])\s+|\s+(?=(?:and|but|because|so|since|although|while)\s)/));
    return clauses.length > 1 ? [whole, ...clauses.map((clause) => ({ text: clause, isClause: true }))] : [whole];
  });
  return pieces.filter((piece) => piece.text.split(/\s+/).length > 1).slice(0, MOST_PIECES);
}

/** Joins clauses that are too short to say something with the next one. */
function joined(clauses: readonly string[]): string[] {
  const all: string[] = [];
  for (const clause of clauses) {
    const last = all.at(-1);
    if (last !== undefined && last.split(/\s+/).length <= SHORT_CLAUSE) all[all.length - 1] = `${last} ${clause}`;
    else all.push(clause);
  }
  return all;
}

/** What the sentences are about. `groups`: those that the text as a whole is likely to belong to. */
export function concernsOf(read: readonly ReadPiece[], groups: ReadonlySet<Group | undefined>): FoundConcerns {
  const found = new Map<Concern, FoundConcern>();
  const best = new Map<Situation, number>();
  const listed = new Map<string, FoundConcern>();
  const told: ToldPiece[] = [];
  for (const { text, isClause, isOver, holdsListed, listed: need, probabilities } of read) {
    const { concern, probability, situation, share } = likeliest(probabilities, best, isOver);
    if (past.test(text) && concern?.group !== 'grief') continue;
    told.push({
      text,
      isNeed: probability >= TOLD,
      ...(concern && probability >= TOLD ? { concern: concern.id } : {}),
    });
    // What is over is named as over or not at all; someone who died stays dead.
    if (isOver && share < OVER && concern?.group !== 'grief') continue;
    const floor = (concern && groups.has(concern.group) ? SURE.inGroup : SURE.concern) + (isClause ? ASIDE : 0);
    if (need !== undefined) {
      if (concern && probability >= (need.trim().includes(' ') ? SURE.listed : SURE.oneWord)) {
        listed.set(need.toLowerCase(), {
          concern,
          probability,
          ...(situation && share >= SURE.situation ? { situation } : {}),
        });
      }
      continue;
    }
    if (!concern || probability < floor || holdsListed) continue;
    const before = found.get(concern);
    const least = isOver ? OVER : SURE.situation + (isClause ? ASIDE : 0);
    const sure = situation && share >= least ? { situation } : {};
    if (!before || probability > before.probability) {
      found.set(concern, {
        concern,
        probability,
        ...(before?.situation ? { situation: before.situation } : {}),
        ...sure,
      });
    }
  }
  // The main one first; the others only where they are as sure as a clause has to be.
  const sureEnough = [...found.values()].filter(
    ({ situation, probability }) => situation || probability >= WITHOUT_SITUATION,
  );
  const weight = ({ concern, probability }: FoundConcern) =>
    probability + (concern.group === 'grief' && probability >= SURE.concern ? GRIEF_FIRST : 0);
  const [main, ...beside] = sureEnough.sort((a, b) => weight(b) - weight(a));
  // What comes beside has to be sure, best with its stage: "he got me through my deployment" is no deployment now.
  const others = beside.filter(
    ({ situation, probability }) => probability >= (situation ? SURE.inGroup + ASIDE : BESIDE),
  );
  return { found: main ? [main, ...others] : [], likely: likelyOf(best), listed, pieces: told };
}

/** The likeliest concern of one piece with its likeliest situation; notes each situation's best probability in `best`. */
function likeliest(probabilities: Float32Array, best: Map<Situation, number>, isOver = false) {
  const totals = new Map<Concern, number>();
  for (const [index, place] of meant.entries()) {
    if (!place) continue;
    const probability = probabilities[index] ?? 0;
    totals.set(place.concern, (totals.get(place.concern) ?? 0) + probability);
    if (probability > (best.get(place.situation) ?? 0)) best.set(place.situation, probability);
  }
  const [concern, probability = 0] = [...totals].reduce<[Concern | undefined, number]>(
    (most, one) => (one[1] > most[1] ? one : most),
    [undefined, 0],
  );
  let situation: Situation | undefined;
  let share = 0;
  let glad = 0;
  for (const [index, place] of meant.entries()) {
    const own = probabilities[index] ?? 0;
    if (!place || place.concern !== concern || (isOver && !place.situation.glad)) continue;
    if (place.situation.glad) glad += own;
    if (own > share) [situation, share] = [place.situation, own];
  }
  // One joy of a concern reads like the others.
  return { concern, probability, situation, share: situation?.glad ? glad : share };
}

function likelyOf(best: ReadonlyMap<Situation, number>): Situation[] {
  const chosen: Situation[] = [];
  for (const [situation] of [...best].sort((a, b) => b[1] - a[1])) {
    if (chosen.length === MOST_LIKELY) break;
    const concern = concernOf(situation);
    if (chosen.filter((one) => concernOf(one) === concern).length < OF_ONE_CONCERN) chosen.push(situation);
  }
  return chosen;
}
