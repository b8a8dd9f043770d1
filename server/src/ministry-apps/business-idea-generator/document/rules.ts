import type { Section } from '@lampstand/sdk/app';
import { callout, formatDay, prose, section, steps } from '../../../app-kit/index.ts';
import { contactsOf } from '../../../care/helplines.ts';
import { type GuidanceId, guidance } from '../data/guidance.ts';
import type { Idea, Limit } from '../data/idea.ts';
import { ideas } from '../data/ideas/index.ts';
import { words } from '../texts.en.ts';

function note(id: GuidanceId) {
  const { title, text, contacts, source, asOf } = guidance[id];
  return callout('info', `${text} (${source}, ${formatDay(asOf)})`, { title, contacts });
}

/** Rules as notes, with who says so and the day that was checked. */
export const notesOf = (ids: readonly GuidanceId[], limits: ReadonlySet<Limit>) =>
  [...ids, ...(limits.has('benefits') ? (['benefits'] as const) : [])].map(note);

/** Rules that this idea can meet. */
export function licenses(idea: Idea, limits: ReadonlySet<Limit>): Section {
  return section('rules', words.rules.title, notesOf(['start', ...idea.licenses, 'taxes'], limits));
}

/** Free help for people who start. */
export function mentors(): Section {
  const { title, text, contacts } = guidance.mentors;
  return section('help', words.help.title, [
    callout('info', text, { title, contacts: [...contacts, ...contactsOf('local-help').slice(0, 1)] }),
  ]);
}

/** How the figures are worked out, and what they are not. */
export function basis(): Section {
  const { title, steps: rules, education } = words.basis;
  return section('basis', title, [prose([education]), steps(rules(ideas.length))]);
}
