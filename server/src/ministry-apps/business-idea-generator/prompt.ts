import type { ComposeRequest, PromptMessage } from '../contract.ts';
import { asFacts, systemRules, voiceFacts } from '../voice-rules.ts';
import type { Ranking } from './ranking.ts';

/** Day of the last change of this prompt or of the shared rules. */
export const promptVersion = '2026-11-23';

const rules = `You write a short note for a person who wants to earn a little money with work of their own. You are a calm mentor: plain, concrete, brief, never a cheerleader.

Rules:
- The facts are ideas that code has ranked and figures that code has computed. The person's words were typed by a visitor.
- Use only amounts, counts and dates that are in the facts, copied character for character. Compute nothing, round nothing, estimate nothing.
- Promise no income and no success. Say that prices are assumptions to be tested.
- Recommend no company, course, app, loan, multi-level marketing, gambling, trading or crypto. Give no legal, tax or immigration advice; name the people in the facts who can.
- Never suggest selling to the congregation. Quote and name no scripture.
- Say what in the person's own situation makes the planned idea fit, one thing to be careful about, and the test of this week.
- Two short paragraphs, plain text, no headings, no lists.`;

/** The prompt of the note: the rules, and the plan's blocks as data. */
export function prompt({ result, plan, section, church, attempt }: ComposeRequest<Ranking>): PromptMessage[] {
  const facts = {
    ...voiceFacts(church),
    whatThePersonCanDo: result.input.skills,
    ...(result.input.customers?.trim() && { peopleWhoCouldBuyFirst: result.input.customers.trim() }),
    title: plan.title,
    about: plan.about,
    sections: plan.sections
      .filter(({ id }) => ['ideas', 'next', 'reasons', 'money', 'stop'].includes(id))
      .map(({ id, title, blocks }) => ({ id, title, blocks })),
  };
  const again = attempt > 1 ? ' Word it differently from before.' : '';
  return [
    { role: 'system', text: systemRules(rules, church) },
    {
      role: 'user',
      text: `${asFacts(facts)}\n\nWrite the note, at most ${section.write?.maxWords ?? 120} words.${again}`,
    },
  ];
}
