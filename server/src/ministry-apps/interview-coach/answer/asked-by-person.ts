import { sentencesOf } from '../../../text/sentences.ts';
import type { Understanding } from '../../../understanding/understanding.ts';
import { type AskKind, asks } from '../data/asks.ts';
import { type HardQuestion, hardQuestions } from '../data/hard-questions.ts';

const FLOOR = 0.6;
/** How near a question has to be to one that employers shouldn't ask. */
const NEAR = 0.4;
/** A question by its mark or by its first words, as people type it. */
const interrogative =
  /\?\s*$|^(?:and |but |so )?(?:why|are|is|was|were|can|do|does|did|will|am|what|how|should)\s+(?:they|he|she|it|that|this|i|if|would|do|does|is|are|much)\b/i;

/** A question of the person to the coach. */
export interface Asked {
  kind: Exclude<AskKind, 'other'>;
  text: string;
  /** What the interviewer may ask in its place, where the law limits it. */
  hard?: HardQuestion;
}

/** Questions to the coach, and the answer without them. */
export async function asksIn(
  text: string,
  question: string,
  understanding: Pick<Understanding, 'compare' | 'similarTo'>,
  /** What the question itself is about, where the law limits it. */
  limited?: HardQuestion,
): Promise<{ rest: string; asked: readonly Asked[] }> {
  const asked: Asked[] = [];
  let rest = text;
  for (const sentence of sentencesOf(text).map((one) => one.text)) {
    const found = await askIn(sentence, understanding);
    if (!found) continue;
    const hard = limited ?? (await hardFor(question, text.replace(found.text, ''), understanding));
    asked.push({ ...found, ...(hard ? { hard } : {}) });
    rest = rest.replace(found.text, '');
  }
  return { rest: asked.length > 0 ? rest.replace(/[\s,;]+$/, '').trim() : text, asked };
}

/** The whole sentence, or what comes after its last comma: "Yes 4 kids, why they ask me this?" */
async function askIn(sentence: string, understanding: Pick<Understanding, 'compare'>): Promise<Asked | undefined> {
  const [last = ''] = sentence.split(/[,;–—]\s+/).slice(-1);
  // Typed without marks, a question comes after the last one: "I have a baby? was I supposed to say that".
  const [after = ''] = sentence.split(/[.?]\s+/).slice(-1);
  for (const text of new Set([last, after, sentence])) {
    if (!interrogative.test(text) || /[“”"]/.test(text)) continue;
    const [near] = (await understanding.compare(asks, text))?.nearest(1) ?? [];
    if (near && near.score >= FLOOR && near.id !== 'other') return { kind: near.id as Asked['kind'], text };
  }
  return undefined;
}

async function hardFor(
  question: string,
  around: string,
  understanding: Pick<Understanding, 'similarTo'>,
): Promise<HardQuestion | undefined> {
  const topics = hardQuestions.map(({ topic, asked }) => `${topic}: ${asked}`);
  const [byQuestion, byAnswer] = await Promise.all([
    understanding.similarTo(question, topics),
    around.trim() ? understanding.similarTo(`${question} ${around}`, topics) : undefined,
  ]);
  const scores = topics.map((_, index) => Math.max(byQuestion?.[index] ?? 0, byAnswer?.[index] ?? 0));
  const most = Math.max(...scores);
  return most >= NEAR ? hardQuestions[scores.indexOf(most)] : undefined;
}
