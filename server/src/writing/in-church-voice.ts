import type { ComposeRequest, MinistryApp } from '../ministry-apps/contract.ts';
import { inTermsOf } from './denomination-terms.ts';
import { typedWords } from './output-filter/allow-list.ts';
import { explanations, suited } from './reading-level.ts';
import { hasAvoided, withoutAvoided } from './words-to-avoid.ts';

/** Wordings that are tried before sentences are left out, and those of them that differ in wording alone. */
const WORDINGS = 24;
const NEAREST = 4;
/** A smaller part of a text is no prayer and no answer any more, and neither are fewer words. */
const LEAST = { part: 0.2, words: 12 };

/**
 * The app's own prose as the church wants it: another wording where one has a word it avoids, the easiest of the nearest for
 * simple words and the hardest for full ones. Where every wording has such a word its sentences are left out, unless next to
 * nothing would stay. At the level between, what is read and not spoken ends with what its church words mean.
 */
export function composeInVoice(app: MinistryApp, request: ComposeRequest): string {
  const { church, section } = request;
  const { avoid, readingLevel } = church;
  const clean = cleanWordings(app, request);
  const text = suited(clean, readingLevel);
  if (readingLevel !== 'everyday' || section.write?.spoken || !text) return text;
  const meant = explanations(text, { avoid, known: knownIn(request) });
  return meant ? `${text}\n\n${meant}` : text;
}

/** One wording or several without a word that is avoided; where there is none, the one that loses least by it. */
function cleanWordings(app: MinistryApp, request: ComposeRequest): string[] {
  const { avoid, readingLevel } = request.church;
  const typed = typedWords(app, request).join('\n');
  const wordings: string[] = [];
  const clean: string[] = [];
  const enough = readingLevel === 'everyday' ? 1 : NEAREST;
  for (let turn = 0; turn < WORDINGS; turn++) {
    const wording = inTermsOf(request.church, app.compose(turned(request, turn)), typed);
    wordings.push(wording);
    if (!hasAvoided(wording, avoid)) clean.push(wording);
    if (clean.length > 0 && turn + 1 >= enough) break;
  }
  return clean.length > 0 ? clean : [longest(wordings, avoid) ?? inFewWords(app, request) ?? wordings[0] ?? ''];
}

/** The same request in other words; from the fifth on also with other thoughts. */
function turned(request: ComposeRequest, turn: number): ComposeRequest {
  if (turn === 0) return request;
  const seed = (request.seed + Math.imul(turn, 0x9e3779b1)) >>> 0;
  return { ...request, seed, attempt: request.attempt + Math.floor(turn / NEAREST) };
}

const wordCount = (text: string) => text.split(/\s+/).length;

/** What is left of the wording that keeps most; undefined when that is next to nothing. */
function longest(wordings: readonly string[], avoid: readonly string[]): string | undefined {
  const left = wordings.map((wording) => withoutAvoided(wording, avoid)).sort((a, b) => wordCount(b) - wordCount(a))[0];
  const whole = wordCount(wordings[0] ?? '');
  const least = Math.min(whole, Math.max(LEAST.words, whole * LEAST.part));
  return left !== undefined && wordCount(left) >= least ? left : undefined;
}

function inFewWords(app: MinistryApp, request: ComposeRequest): string | undefined {
  return app.inFewWords?.(request).find((text) => !hasAvoided(text, request.church.avoid));
}

/** What the page is about, and what it has said before. */
function knownIn({ plan, messages }: ComposeRequest): string {
  return [plan.title, ...messages.map(({ text }) => text)].join('\n');
}
