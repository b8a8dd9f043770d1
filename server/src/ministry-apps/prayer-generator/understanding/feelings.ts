import { type FeelingId, feelings } from '../data/feelings.ts';

const saysI = /\b(?:I|I['’]?m|we|we['’]?re|me|us|my heart)\b/i;
const denied = /\b(?:not|never|n['’]t|no longer)\s+(?:\w+\s+)?$/i;

/** The feelings that the one who writes has named as their own, in the order of the text. */
export function findFeelings(text: string): FeelingId[] {
  const found: { id: FeelingId; at: number }[] = [];
  for (const id of Object.keys(feelings) as FeelingId[]) {
    const match = feelings[id].words.exec(text);
    if (!match) continue;
    const before = text.slice(0, match.index);
    const clause = before.slice(
      Math.max(before.lastIndexOf('.'), before.lastIndexOf('\n'), before.lastIndexOf(';')) + 1,
    );
    if (saysI.test(lastSubject(clause)) && !denied.test(clause)) found.push({ id, at: match.index });
  }
  return found.sort((a, b) => a.at - b.at).map(({ id }) => id);
}

/** The clause from its last subject on, so that "I think she is scared" is hers. */
function lastSubject(clause: string): string {
  const subjects = [...clause.matchAll(/\b(?:I|I['’]?m|we|we['’]?re|he|she|they|my (?!heart)\w+|our \w+)\b/gi)];
  const last = subjects.at(-1);
  return last ? clause.slice(last.index) : clause;
}
