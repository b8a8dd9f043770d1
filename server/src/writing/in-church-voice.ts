import type { ComposeRequest, MinistryApp } from '../ministry-apps/define-app.ts';
import { hasAvoided, sentences, withoutAvoided } from './words-to-avoid.ts';

/** Wordings that are tried before sentences are left out, and those of them that differ in wording alone. */
const WORDINGS = 24;
const NEAREST = 4;
/** A smaller part of a text is no prayer and no answer any more, and neither are fewer words. */
const LEAST = { part: 0.2, words: 12 };

/**
 * The app's own prose as the church wants it: another wording where one has a word it avoids, for simple words the one with
 * the shortest sentences. Where every wording has such a word its sentences are left out, unless next to nothing would stay.
 */
export function composeInVoice(app: MinistryApp, request: ComposeRequest): string {
  const { avoid, readingLevel } = request.church;
  const simple = readingLevel === 'simple';
  if (avoid.length === 0 && !simple) return app.compose(request);
  const wordings: string[] = [];
  let clean: string[] = [];
  for (let turn = 0; turn < WORDINGS; turn++) {
    const wording = app.compose(turned(request, turn));
    wordings.push(wording);
    if (!hasAvoided(wording, avoid)) clean.push(wording);
    if (clean.length > 0 && (!simple || turn + 1 >= NEAREST)) break;
  }
  if (clean.length === 0) clean = [longest(wordings, avoid)];
  return simple ? shortestSentences(clean) : (clean[0] ?? '');
}

/** The same request in other words; from the fifth on also with other thoughts. */
function turned(request: ComposeRequest, turn: number): ComposeRequest {
  if (turn === 0) return request;
  const seed = (request.seed + Math.imul(turn, 0x9e3779b1)) >>> 0;
  return { ...request, seed, attempt: request.attempt + Math.floor(turn / NEAREST) };
}

const wordCount = (text: string) => text.split(/\s+/).length;

function longest(wordings: readonly string[], avoid: readonly string[]): string {
  const left = wordings.map((wording) => withoutAvoided(wording, avoid)).sort((a, b) => wordCount(b) - wordCount(a))[0];
  const first = wordings[0] ?? '';
  const whole = wordCount(first);
  const least = Math.min(whole, Math.max(LEAST.words, whole * LEAST.part));
  return left !== undefined && wordCount(left) >= least ? left : first;
}

function shortestSentences(texts: readonly string[]): string {
  const mean = (text: string) => wordCount(text) / text.split('\n').flatMap(sentences).length;
  return [...texts].sort((a, b) => mean(a) - mean(b))[0] ?? '';
}
