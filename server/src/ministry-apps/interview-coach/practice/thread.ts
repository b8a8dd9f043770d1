import type { ChatMessage } from '@lampstand/sdk/app';
import { isFollowUp } from '../data/follow-ups.ts';
import type { Question } from '../data/question.ts';
import { allQuestions } from '../data/questions/index.ts';
import { words } from '../texts.en.ts';

/** One question of the thread and what the person wrote. */
export interface Exchange {
  /** As the coach asked it. */
  asked: string;
  /** `main`: the question itself. `again`: the same once more. `detail`: a follow-up. */
  as: 'main' | 'again' | 'detail';
  text: string;
}

/** Everything about one question of the practice. */
export interface Round {
  question: Question;
  exchanges: readonly Exchange[];
}

const known = new Map(allQuestions.map((question) => [question.text, question]));

/** The thread of a practice as rounds, one a question, in their order. The frame sends the questions back as they were asked. */
export function roundsOf(messages: readonly ChatMessage[], planned: readonly Question[]): Round[] {
  const own = new Map(planned.map((question) => [question.text, question]));
  const rounds: { question: Question; exchanges: Exchange[] }[] = [];
  let asked = '';
  for (const { role, text } of messages) {
    if (role === 'assistant') {
      asked = text;
      continue;
    }
    const last = rounds.at(-1);
    const as = last && belongsTo(asked, last.question);
    if (last && as) last.exchanges.push({ asked, as, text });
    else {
      // A question that is in no list is a new one, with an answer of its own.
      const question = own.get(asked) ?? known.get(asked) ?? { ...words.unknownQuestion, text: asked };
      rounds.push({ question, exchanges: [{ asked, as: 'main', text }] });
    }
  }
  return rounds;
}

/** How a message of the app goes on with a question: it asks it once more, or asks a follow-up. Undefined for a new question. */
function belongsTo(asked: string, question: Question): Exchange['as'] | undefined {
  if (asked === question.text) return 'main';
  if (asked === words.again.question(question.text)) return 'again';
  return isFollowUp(asked) ? 'detail' : undefined;
}
