import { capitalize, paragraphsOf, sectionIfAny } from '../../../app-kit/index.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { findFact } from '../data/facts/index.ts';
import { findTopic } from '../data/topics/index.ts';
import { words } from '../texts.en.ts';
import type { Route } from '../understanding/routes.ts';
import { withoutVerdict } from '../understanding/verdict.ts';
import { wasPassageShown, wasShown } from '../understanding/was-shown.ts';
import { planDetail } from './detail.ts';
import { furtherOn, openQuestions } from './further.ts';
import { gistOf } from './gist.ts';
import { preparedVerses } from './passages.ts';
import { answerOf, answerSection, firstSentences, questionsOf } from './sections.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Answers a question on one person, place, word or event, or what follows on it. */
export async function planFact(
  { fact, follow, near }: Extract<Route, { kind: 'fact' }>,
  request: AnswerRequest,
): Promise<Answer> {
  const moreLeft = fact.more !== undefined && !wasShown(request.shownBefore, fact.more);
  const ownWords = near !== undefined && (follow === 'why' || (follow === 'more' && !moreLeft));
  const further = ownWords ? undefined : furtherOn(`fact:${fact.id}`, follow, request);
  if (further && !(follow === 'more' && moreLeft)) return planDetail({ kind: 'detail', detail: further }, request);
  const { answer, more = '', passages, name, asides = {}, related } = fact;
  const beside = follow === 'another' ? (findTopic(related[0] ?? '')?.passages ?? []) : [];
  const fresh = [...passages, ...beside].filter(([reference]) => !wasPassageShown(request.shownBefore, reference));
  const brief = follow === 'shorter' || follow === 'echo' || follow === 'verdict';
  const bare = ownWords || follow === 'reaction' || follow === 'do';
  const shown =
    follow === 'shorter'
      ? passages.slice(0, 1)
      : follow === 'another'
        ? fresh.slice(0, 1)
        : brief || bare
          ? []
          : follow && follow !== 'where'
            ? fresh
            : passages;
  // A yes to one wording is a no to another.
  const fitting = plain(request.message) === plain(fact.question) ? answer : withoutVerdict(answer);
  const text = (): string => {
    if (follow === 'shorter') return gistOf(fitting, fact.question);
    if (brief) return firstSentences(fitting, 1);
    if (follow === 'where') return words.follow.where(passages[0]?.[0] ?? '');
    if (follow === 'another') return fresh.length > 0 ? words.follow.anotherOne : words.follow.end(name);
    if (follow === 'reaction') return words.follow.reaction;
    if (follow === 'do') return findTopic(related[0] ?? '')?.next ?? words.follow.end(name);
    if (ownWords) return words.follow.nothingOn(name);
    if (follow && moreLeft) return paragraphsOf([follow === 'objection' && words.follow.objection, more]);
    return follow ? words.follow.end(name) : fitting;
  };
  const questions = [
    ...(near ?? []),
    ...Object.values(asides).flatMap((id) => findFact(id)?.question ?? []),
    ...(follow ? openQuestions(`fact:${fact.id}`, request) : []),
  ];
  return answerOf({
    title: capitalize(name),
    sections: [
      answerSection(request.length),
      ...sectionIfAny('passages', words.passages.title, await preparedVerses(request, shown)),
    ],
    suggestions: [...new Set([...questions, ...questionsOf(related)])].slice(0, 3),
    prose: { kind: 'written', text: text(), ...(ownWords ? { unprepared: true as const } : {}) },
  });
}
