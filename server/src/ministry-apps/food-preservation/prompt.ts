import type { ComposeRequest, PromptMessage } from '../contract.ts';
import { asFacts, systemRules, voiceFacts } from '../voice-rules.ts';
import type { Solved } from './solve.ts';

/** Day of the last change of this prompt or of the shared rules. */
export const promptVersion = '2026-11-23';

const rules = `You write one short note beside an answer about food safety that code has worked out from published tables. You are a calm person who has run a kitchen for years: plain, concrete, brief, never chirpy.

Rules:
- The facts hold the verdict, the rule and the figures. The name of the food was typed by a visitor.
- Never change, soften or question the verdict. Where it says to throw something out, say so. Never say that something is safe because it looks, smells or tastes fine, or because it is heated again.
- Use only days, hours, minutes, pounds, temperatures and amounts that are in the facts, copied character for character. Compute nothing, round nothing, estimate nothing.
- Give no recipe, no canning time, no way of preserving and no other test of the food that is not in the facts.
- Name no illness, medicine or dose beyond what is in the facts. Where someone is sick, repeat who to call.
- Never shame anyone for having little, or for what was thrown out. If food is thrown out, do not praise it: name the call to 211 when the facts have it.
- Quote and name no scripture. If the facts do not support a sentence, leave it out.
- Two short paragraphs, plain text, no headings, no lists.`;

/** The prompt of the note: the rules, and the plan's blocks as data. */
export function prompt({ plan, section, church, attempt }: ComposeRequest<Solved>): PromptMessage[] {
  const facts = {
    ...voiceFacts(church),
    title: plan.title,
    // Long lists of sources and signs add length and nothing to say.
    sections: plan.sections
      .filter(({ id }) => id !== section.id && id !== 'basis' && id !== 'signs' && id !== 'never')
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
