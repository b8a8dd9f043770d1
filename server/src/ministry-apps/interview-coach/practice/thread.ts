import type { ChatMessage } from '@lampstand/sdk/app';
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
    const question = own.get(asked) ?? known.get(asked);
    const last = rounds.at(-1);
    if (question && question.text !== last?.question.text) {
      rounds.push({ question, exchanges: [{ asked, as: 'main', text }] });
    } else if (last) {
      const as = question ? 'main' : asked.startsWith(words.again.prefix) ? 'again' : 'detail';
      last.exchanges.push({ asked, as, text });
    } else {
      // A first question that is in no list, as after a changed form: it is taken for a story.
      rounds.push({ question: { ...words.unknownQuestion, text: asked }, exchanges: [{ asked, as: 'main', text }] });
    }
  }
  return rounds;
}
