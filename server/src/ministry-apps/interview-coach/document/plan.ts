import { callout, formatDay, heading, present, section, sectionToWrite, steps } from '../../../app-kit/index.ts';
import type { Plan, PlannedSection } from '../../contract.ts';
import type { GuidanceId } from '../data/guidance.ts';
import type { Question } from '../data/question.ts';
import { byWorry, type Worry } from '../data/questions/index.ts';
import { gapWithRecord, worryAdvice } from '../data/worry-advice.ts';
import type { WrittenPlan } from '../solve.ts';
import { words } from '../texts.en.ts';
import { guidanceBlocks, MOST_QUESTIONS, papers, starsBlocks } from './papers.ts';

/** A few sentences for this person, before the lists. */
const tonightSection = sectionToWrite('tonight', words.plan.tonight.title, { maxWords: 120 });

/** Questions that are prepared first. */
const FIRST = 3;

const rightsOf: { readonly [worry in Worry]: readonly GuidanceId[] } = {
  gap: [],
  record: ['record', 'background-check', 'bond'],
  'let-go': [],
  health: ['health'],
  'new-field': [],
};

/** A plan on paper: the questions to prepare first, what to do with them, what the person worries about, and the lists. */
export function planSections({ input, prepared }: WrittenPlan, today: string): Omit<Plan, 'notices'> {
  const { worries = [], day } = input;
  const worried = prepared.practice.filter(({ id }) => worries.some((worry) => id.startsWith(`${worry}-`)));
  const [opening, ...others] = prepared.practice;
  const first = [...new Set(present([opening, worried[0], ...others]))].slice(0, FIRST);
  // All of them, these three too: the table says why each is asked.
  const all = [...new Set([...first, ...prepared.practice])];
  return {
    title: words.title.plan(input.job),
    about: words.about.plan(Math.min(all.length, MOST_QUESTIONS), day && day >= today ? formatDay(day) : undefined),
    sections: [
      firstSection(first),
      tonightSection,
      ...worries.map((worry) => worrySection(worry, worries)),
      section('stars', words.plan.stars.title, starsBlocks().slice(1), { folded: true }),
      ...papers({ input, prepared, bank: all, today }),
    ],
  };
}

function firstSection(questions: readonly Question[]): PlannedSection {
  const { title, lead } = words.plan.first;
  return section('first', title, [
    { type: 'prose', text: lead(questions.length) },
    {
      type: 'cards',
      items: questions.map(({ text, shows }) => ({ title: text, text: words.goodAnswer(shows) })),
    },
  ]);
}

/** How to speak about it, questions on it, and the rights. */
function worrySection(worry: Worry, all: readonly Worry[]): PlannedSection {
  const questions = byWorry[worry].map(({ text }) => text);
  const { steps: how, say } = worry === 'gap' && all.includes('record') ? gapWithRecord : worryAdvice[worry];
  return section(
    `worry-${worry}`,
    words.plan.worry.lead[worry],
    [
      steps(how),
      callout('next', say, { title: words.plan.worry.say }),
      heading(words.plan.worry.asked),
      { type: 'prose', text: questions.map((text) => `- ${text}`).join('\n') },
      ...rightsOf[worry].flatMap(guidanceBlocks),
    ],
    { folded: true },
  );
}
