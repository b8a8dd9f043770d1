import type { CalloutBlock, Contact, Language } from '@lampstand/sdk/app';
import type { ChurchVoice } from '../ministry-apps/define-app.ts';
import { churchContacts } from './church-contacts.ts';
import { contactsOf, type HelplineId } from './helplines.ts';
import { linesOf } from './lines-of.ts';
import type { CareFinding, CareKind } from './types.ts';
import { type CareWords, careWords, saidTo } from './words/index.ts';

/** Dangers that the help names; more would be read by nobody. */
const mostKinds = 3;

/** The quiet line under each form, there before anything is written. */
export const careQuietLine = {
  text: 'In a crisis, call or text 988 at any hour.',
  contacts: contactsOf('lifeline').slice(0, 2),
};

/** The urgent findings that are named, the greatest danger first. */
export function urgentOf(findings: readonly CareFinding[]): CareFinding[] {
  const urgent = findings.filter((finding) => finding.level === 'urgent');
  const kinds = new Set(urgent.map((finding) => finding.kind));
  // Said twice, the same thing is read as two dangers.
  const covered: { readonly [kind in CareKind]?: CareKind } = {
    'sexual-assault': 'abuse-child',
    substance: 'poison',
    threat: 'perinatal',
  };
  return urgent.filter(({ kind }) => {
    const by = covered[kind];
    return !by || !kinds.has(by);
  });
}

/** One block of help: what to do about the greatest danger, a sentence on each other one, then everybody who answers. */
export function helpBlock(
  [first, ...others]: readonly CareFinding[],
  church: ChurchVoice,
  lang: Language,
): CalloutBlock | undefined {
  if (!first) return undefined;
  const words = careWords[lang];
  const named = others.slice(0, mostKinds - 1);
  const { title, help } = words.kinds[first.kind];
  const also = named.map(({ kind }) => words.kinds[kind].also);
  return {
    type: 'callout',
    tone: 'urgent',
    lang,
    title: title ?? words.title,
    text: [title ? '' : words.notFinish, saidTo(help, first.who), ...also].filter(Boolean).join(' '),
    contacts: [
      ...withoutTwice([first, ...named].flatMap((finding) => linesFor(finding, lang))),
      ...beyond(first, church, lang),
    ],
  };
}

/** One small note where nobody seems to be in danger now; undefined when nothing was found. */
export function careNote(findings: readonly CareFinding[], lang: Language): CalloutBlock | undefined {
  const kinds = findings.slice(0, mostKinds).map((finding) => finding.kind);
  if (kinds.length === 0) return undefined;
  const contacts = kinds
    .flatMap((kind) => linesOf[kind].filter((line) => line !== 'emergency' || kind === 'medical').slice(0, 1))
    .flatMap((line) => contactsOf(line, lang).slice(0, 2));
  return small(careWords[lang].note, contacts, lang);
}

/** Beside an answer, after somebody in danger has said that they are safe. */
export function stillThere(findings: readonly CareFinding[], church: ChurchVoice, lang: Language): CalloutBlock {
  return small(careWords[lang].stillThere, whoAnswers(findings, church, lang), lang);
}

/** The first ways to reach somebody for a danger that has passed. */
export function whoAnswers(findings: readonly CareFinding[], church: ChurchVoice, lang: Language): Contact[] {
  const [first] = urgentOf(findings);
  if (!first) return [];
  const [line = 'lifeline'] = linesOf[first.kind].filter((id) => id !== 'emergency');
  return [...contactsOf(line, lang).slice(0, 2), ...churchOf(first, church, lang)];
}

/** What is said to the person after the help: the words of one kind in one language. */
export function kindWords({ kind, who }: CareFinding, lang: Language): { [text in 'words' | 'safe' | 'next']: string } {
  const said: CareWords['kinds'][CareKind] = careWords[lang].kinds[kind];
  return { words: saidTo(said.words, who), safe: saidTo(said.safe, who), next: saidTo(said.next, who) };
}

function linesFor({ kind, circumstances }: CareFinding, lang: Language): Contact[] {
  const served = (kind === 'suicide' || kind === 'substance') && circumstances?.includes('veteran') === true;
  const lines: HelplineId[] = [...linesOf[kind], ...(served ? ['veterans' as const] : [])];
  return lines.flatMap((line) => contactsOf(line, lang));
}

function withoutTwice(contacts: readonly Contact[]): Contact[] {
  return [...new Map(contacts.map((contact) => [contact.label, contact])).values()];
}

/** The church's own contact and the directory for other countries. */
function beyond(finding: CareFinding, church: ChurchVoice, lang: Language): Contact[] {
  return [...churchOf(finding, church, lang), ...contactsOf('international', lang)];
}

/** The church's own contact, unless the harm comes from the church. */
function churchOf({ circumstances }: CareFinding, church: ChurchVoice, lang: Language): Contact[] {
  return circumstances?.includes('harmed-by-clergy') ? [] : churchContacts(church, lang);
}

function small(text: string, contacts: readonly Contact[], lang: Language): CalloutBlock {
  return { type: 'callout', tone: 'info', lang, text, contacts: withoutTwice(contacts), dismissible: true };
}
