import { dayOf, present, section } from '../../app-kit/index.ts';
import type { AppContext, Plan } from '../contract.ts';
import { planSections } from './document/plan.ts';
import { summarySections } from './document/summary.ts';
import { turnSections } from './document/turn.ts';
import { whyAsked } from './document/why-asked.ts';
import { askedNext } from './practice/asked-next.ts';
import type { Beginning, Interview, Turn } from './solve.ts';
import { words } from './texts.en.ts';

/** A plan on paper, the beginning of a practice, or the reply to one message. */
export function document(interview: Interview, { now }: Pick<AppContext, 'now'>): Plan {
  const today = dayOf(now);
  if (interview.mode === 'plan') return { ...planSections(interview, today), notices: [] };
  if (interview.mode === 'begin') return beginning(interview);
  return reply(interview, today);
}

function beginning({ input, prepared }: Beginning): Plan {
  const { begin } = words;
  const { practice } = prepared;
  const [first] = practice;
  const paragraphs = present([
    begin.text(practice.length, input.pace === 'straight'),
    begin.commands,
    prepared.family ? undefined : begin.noFamily,
    begin.notes,
  ]);
  return {
    title: words.title.practice(input.job),
    about: words.about.practice(practice.length),
    sections: [
      // Without headings: the question below is the first heading of the thread.
      section('how', begin.title, [{ type: 'prose', text: paragraphs.join('\n\n') }], { bare: true }),
      ...(first ? [{ ...whyAsked(first), bare: true }] : []),
    ],
    notices: [],
    ...(first ? { practice: { question: first.text, turn: 1, of: practice.length } } : {}),
  };
}

function reply(turn: Turn, today: string): Plan {
  const { input, prepared, question } = turn;
  const asked = askedNext(turn);
  return {
    title: words.title.practice(input.job),
    sections: [
      ...turnSections(turn),
      ...(question && turn.next.step === 'go-on' ? [whyAsked(question)] : []),
      ...(question ? [] : summarySections(turn, today)),
    ],
    notices: [],
    ...(asked
      ? { practice: { question: asked, turn: turn.turn, of: Math.max(prepared.practice.length, turn.turn) } }
      : {}),
  };
}
