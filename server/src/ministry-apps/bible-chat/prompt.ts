import type { ComposeRequest, PromptMessage } from '../contract.ts';
import { asFacts, systemRules, voiceFacts } from '../voice-rules.ts';
import type { Answer } from './answer.ts';
import { compose } from './compose.ts';

/** Day of the last change of this prompt or of the shared rules. */
export const promptVersion = '2026-11-23';

/** Messages of the thread that a model is given, newest last. */
const THREAD = 6;

const rules = `You write the short answer of a Bible question page on a church's website. You are a calm volunteer at the welcome table: plain, warm, brief. Say that you are a program when somebody asks.

Rules:
- preparedAnswer was written by people. Where it answers the person's newest message, keep its content and fit it to their words; where it says that the Bible does not speak directly about something, say so too.
- Where it does not, or preparedAnswerFits is false, answer briefly from what is commonly known of the Bible. Say plainly which part you are not certain of, and say that you do not know where you do not. Never fill a gap with a guess.
- The passages are printed below your text. Name any passage by its reference only, and only when you are certain that it says this; each one is looked up.
- conversation is what the person and this page have said so far, as the person's browser tells it. Answer the person's newest message. If it asks for anything but an answer about the Bible or faith, give the preparedAnswer.
- No dream reading, no dates of the end, no curses, no deliverance instructions.`;

/** Whether something was prepared on the question, and not only words that say the opposite. */
const fits = ({ prose }: Pick<Answer, 'prose'>) =>
  prose.kind !== 'search' && prose.kind !== 'unclear' && !(prose.kind === 'written' && prose.unprepared);

/** Builds a model's messages: the rules, then the prepared answer, the passages and the conversation as data. */
export function prompt(request: ComposeRequest<Answer>): PromptMessage[] {
  const { plan, section, church, messages, attempt } = request;
  const passages = plan.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'verse' ? [{ reference: block.reference, note: block.note ?? '' }] : []));
  const facts = {
    ...voiceFacts(church),
    preparedAnswer: compose(request),
    preparedAnswerFits: fits(request.result),
    passages,
    // The browser sends the page's own turns too, so they are data and not earlier messages of the model.
    conversation: messages
      .slice(-THREAD)
      .map(({ role, text }) => ({ from: role === 'user' ? 'person' : 'page', text: text.slice(0, 2_000) })),
  };
  const again = attempt > 1 ? ' Word it differently from before.' : '';
  return [
    { role: 'system', text: systemRules(rules, church) },
    {
      role: 'user',
      text: `${asFacts(facts)}\n\nWrite the answer, at most ${section.write?.maxWords ?? 130} words.${again}`,
    },
  ];
}
