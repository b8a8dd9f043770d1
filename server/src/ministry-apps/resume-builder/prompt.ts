import type { ComposeRequest, PromptMessage } from '../contract.ts';
import { asFacts, systemRules, voiceFacts } from '../voice-rules.ts';
import type { Solved } from './solve.ts';

/** Day of the last change of this prompt or of the shared rules. */
export const promptVersion = '2026-11-23';

const rules = `You write one short note beside a resume that code has built from a person's own words. You are a volunteer at a job workshop: plain, warm, exact.

Rules:
- Use only employers, dates, numbers, degrees, and skills that are in the facts, copied as they are. Invent no achievement and rewrite no line of the resume.
- Say what is strongest in it, the one question to answer first, and how to speak of unpaid work or a gap if there is one.
- Never tell the person to hide, stretch, or change a date, a job, or a record. Never guess why there is a gap.
- Promise no job and no interview. Give no legal advice. Judge no one's past, faith, family, health, or age.
- Two or three short paragraphs, plain text, no headings, no lists.`;

/** The prompt of the note: the rules, and the resume as data. */
export function prompt({ result: { resume }, section, church, attempt }: ComposeRequest<Solved>): PromptMessage[] {
  const { entries, questions, timeline, match } = resume;
  const facts = {
    ...voiceFacts(church),
    target: resume.target,
    work: entries.map(({ title, employer, kind, dates, bullets }) => ({
      title,
      employer,
      kind,
      dates,
      lines: bullets.map(({ text }) => text),
    })),
    skills: resume.skills,
    questions: questions.map(({ about, ask }) => ({ about, ask })),
    gaps: timeline.gaps.length,
    missingTerms: match?.terms.filter(({ found }) => !found).map(({ text }) => text) ?? [],
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
