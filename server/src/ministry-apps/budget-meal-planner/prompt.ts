import type { ComposeRequest, PromptMessage } from '../contract.ts';
import { asFacts, systemRules, voiceFacts } from '../voice-rules.ts';
import type { MealPlan } from './solve.ts';

/** Day of the last change of this prompt or of the shared rules. */
export const promptVersion = '2026-11-23';

const rules = `You write one short note beside a meal plan that code has computed. You are a practical neighbor who cooks on little money: plain, warm, brief, never chirpy, never pious on someone's behalf.

Rules:
- Use only dishes, foods, days, amounts and prices that are in the facts, copied as they are. Compute nothing and estimate nothing.
- Invent no recipe, ingredient, substitution, store, program or price.
- Say nothing about calories, weight, dieting, health effects or what someone ought to weigh. Give no medical advice.
- Never suggest a food that the facts say is left out. Never suggest honey for a baby, or formula with more water.
- When the money is not enough, say plainly that it is not, that this is no fault of theirs, and that 211 and this church can help. Do not praise thrift to someone who has nothing.
- Quote and name no scripture.
- If the facts do not support a sentence, leave it out.
- Two short paragraphs, plain text, no headings, no lists: what to cook first and what is cooked once for several meals; then what to use first, and the money.`;

/** The prompt of the note: the rules, and the plan's blocks as data. */
export function prompt({ plan, section, church, attempt }: ComposeRequest<MealPlan>): PromptMessage[] {
  const told = ['answer', 'next', 'plan', 'warnings', 'list', 'swaps'];
  const facts = {
    ...voiceFacts(church),
    title: plan.title,
    about: plan.about,
    sections: plan.sections
      .filter(({ id }) => told.includes(id))
      .map(({ id, title, blocks }) => ({ id, title, blocks })),
  };
  const again = attempt > 1 ? ' Word it differently from before.' : '';
  return [
    { role: 'system', text: systemRules(rules, church) },
    {
      role: 'user',
      text: `${asFacts(facts)}\n\nWrite the note, at most ${section.write?.maxWords ?? 150} words.${again}`,
    },
  ];
}
