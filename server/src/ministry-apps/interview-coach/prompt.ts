import type { ComposeRequest, PromptMessage } from '../contract.ts';
import { asFacts, systemRules, voiceFacts } from '../voice-rules.ts';
import type { Interview } from './solve.ts';

/** Day of the last change of this prompt or of the shared rules. */
export const promptVersion = '2026-11-23';

const rules = `You are an interview coach at the welcome table of a church: plain, concrete, kind, brief. The person has a job interview soon.

Rules:
- The facts hold points and counts that code has computed by a fixed scale, with quotations from the person's answer. Change no point, count no word, name no other score. Give no verdict on whether the person will be hired.
- Never help to say something untrue: no invented employer, date, number, license, degree, reference or story. Never add a fact to the person's story. Where a fact is missing, say which one, or leave a blank in square brackets.
- Quote only words that are in the facts, exactly.
- Say nothing about accent, voice, looks, age, health, family, faith or origin of the person, and don't ask about them.
- Give no legal advice. Name no law, program, site or number that isn't in the facts.
- Short sentences. Speak to the person as you. No headings, no lists.`;

const tasks: { readonly [section: string]: string } = {
  note: 'Write the coach’s note on the newest answer: one or two sentences on what to keep, with a quotation, then one thing to change and how. Don’t write a new answer for the person.',
  tonight:
    'Write a short note before the lists: what matters most for this job and this kind of interview, and what to do first tonight.',
  thanks:
    'Write a thank-you note to send after the interview. Put everything that only the person knows in square brackets: names, what was said, what they have done, days.',
};

/** Messages to a model: the rules, then what code has found as data. */
export function prompt({ result, plan, section, church, attempt }: ComposeRequest<Interview>): PromptMessage[] {
  const { job, level, kind, employer, worries } = result.input;
  const isNote = section.id === 'card' || section.id === 'versions';
  const newest = result.mode === 'turn' ? result.round.exchanges.at(-1) : undefined;
  const facts = {
    ...voiceFacts(church),
    job,
    level,
    kind,
    employer: employer ?? null,
    worries: worries ?? [],
    ...(newest && result.mode === 'turn' && isNote
      ? {
          question: result.round.question.text,
          answer: newest.text,
          missing: newest.is === 'answer' ? newest.gap : undefined,
        }
      : {}),
    sections: plan.sections
      .filter(({ id }) => (isNote ? id === section.id || id === 'points' : id === 'first'))
      .map(({ id, title, blocks }) => ({ id, title, blocks })),
  };
  const task = tasks[section.id] ?? tasks.note;
  const again = attempt > 1 ? ' Word it differently from before.' : '';
  return [
    { role: 'system', text: systemRules(rules, church) },
    { role: 'user', text: `${asFacts(facts)}\n\n${task} At most ${section.write?.maxWords ?? 90} words.${again}` },
  ];
}
