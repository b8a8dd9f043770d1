import type { CalloutBlock, ChurchVoice, Contact, Language } from '@lampstand/sdk/app';
import { churchContacts } from './church-contacts.ts';
import { contactsOf, type HelplineId } from './helplines.ts';
import { helplinesByKind } from './helplines-by-kind.ts';
import type { CareFinding, CareKind } from './types.ts';
import type { KindWords } from './words/care-words.ts';
import { careWords, saidTo } from './words/index.ts';

/** Dangers that the help names; more would be read by no one. */
const mostKinds = 3;

/** The quiet line under each form, there before anything is written. */
export const careQuietLine = {
  text: 'In a crisis, call or text 988 at any hour.',
  contacts: contactsOf('lifeline').slice(0, 2),
};

/** The urgent findings that are named: what an exact phrase says first, and the greatest danger before the others. */
export function urgentOf(findings: readonly CareFinding[]): CareFinding[] {
  const urgent = findings.filter((finding) => finding.level === 'urgent');
  const kinds = new Set(urgent.map((finding) => finding.kind));
  // Said twice, the same thing is read as two dangers.
  const covered: { readonly [kind in CareKind]?: readonly CareKind[] } = {
    suicide: ['poison', 'perinatal'],
    'sexual-assault': ['abuse-child'],
    substance: ['poison'],
    threat: ['perinatal'],
  };
  const named = urgent.filter(({ kind }) => !covered[kind]?.some((by) => kinds.has(by)));
  return [...named.filter(({ sure }) => sure), ...named.filter(({ sure }) => !sure)];
}

/** What is said about the dangers that are named: in the words of the one kind that is certain, or in words that fit all. */
function wordsFor(urgent: readonly CareFinding[], lang: Language): Omit<KindWords, 'also'> {
  const [only, ...others] = urgent;
  const words = careWords[lang];
  if (!only?.sure || others.length > 0) return words.unsure;
  const said = words.kinds[only.kind];
  const fits = [said.help, said.words, said.safe, said.next].every((text) => typeof text === 'string' || only.who);
  return fits ? said : words.unsure;
}

/** One block of help: what to do first, a sentence on each danger where there are several, then everyone who answers. */
export function helpBlock(
  findings: readonly CareFinding[],
  church: Pick<ChurchVoice, 'care'>,
  lang: Language,
): CalloutBlock | undefined {
  const [first] = findings;
  if (!first) return undefined;
  const words = careWords[lang];
  const named = findings.slice(0, mostKinds);
  const { title, help } = wordsFor(findings, lang);
  const general = help === words.unsure.help;
  const also = named.length > 1 ? named.flatMap(({ kind, sure }) => (sure ? words.kinds[kind].also : [])) : [];
  const lines = general ? [...contactsOf('emergency', lang), ...contactsOf('lifeline', lang)] : [];
  return {
    type: 'callout',
    tone: 'urgent',
    lang,
    title: title ?? words.title,
    text: [title || general ? '' : words.notFinish, saidTo(help, first.who), ...also].filter(Boolean).join(' '),
    contacts: [
      ...withoutTwice([...lines, ...named.flatMap((finding) => linesFor(finding, lang))]),
      ...beyond(findings, church, lang),
    ],
  };
}

/** One small note where no one seems to be in danger now; undefined when nothing was found. */
export function careNote(findings: readonly CareFinding[], lang: Language): CalloutBlock | undefined {
  if (findings.length === 0) return undefined;
  const named = findings.filter(({ sure }) => sure).slice(0, mostKinds);
  const lines = named.flatMap(({ kind }) =>
    helplinesByKind[kind].filter((line) => line !== 'emergency' || kind === 'medical').slice(0, 1),
  );
  // A kind that was only guessed brings the line that is there for everyone.
  const shown: readonly HelplineId[] = lines.length > 0 ? lines : ['lifeline'];
  return small(
    careWords[lang].note,
    shown.flatMap((line) => contactsOf(line, lang).slice(0, 2)),
    lang,
  );
}

/** Beside an answer, after someone in danger has said that they are safe. */
export function stillThere(findings: readonly CareFinding[], church: ChurchVoice, lang: Language): CalloutBlock {
  return small(careWords[lang].stillThere, whoAnswers(findings, church, lang), lang);
}

/** The first ways to reach someone for a danger that has passed. */
export function whoAnswers(findings: readonly CareFinding[], church: ChurchVoice, lang: Language): Contact[] {
  const [first] = urgentOf(findings);
  if (!first) return [];
  const [line = 'lifeline'] = first.sure ? helplinesByKind[first.kind].filter((id) => id !== 'emergency') : [];
  return [...contactsOf(line, lang).slice(0, 2), ...churchOf(findings, church, lang)];
}

/** What is said to the person after the help. */
export function personalWords(
  findings: readonly CareFinding[],
  lang: Language,
): { [text in 'words' | 'safe' | 'next']: string } {
  const said = wordsFor(findings, lang);
  const who = findings[0]?.who;
  return { words: saidTo(said.words, who), safe: saidTo(said.safe, who), next: saidTo(said.next, who) };
}

function linesFor({ kind, circumstances }: CareFinding, lang: Language): Contact[] {
  const served = (kind === 'suicide' || kind === 'substance') && circumstances?.includes('veteran') === true;
  const lines: HelplineId[] = [...helplinesByKind[kind], ...(served ? ['veterans' as const] : [])];
  return lines.flatMap((line) => contactsOf(line, lang));
}

function withoutTwice(contacts: readonly Contact[]): Contact[] {
  return [...new Map(contacts.map((contact) => [contact.label, contact])).values()];
}

/** The church's own contact and the directory for other countries. */
function beyond(findings: readonly CareFinding[], church: Pick<ChurchVoice, 'care'>, lang: Language): Contact[] {
  return [...churchOf(findings, church, lang), ...contactsOf('international', lang)];
}

/** The church's own contact, unless the harm comes from the church. */
function churchOf(findings: readonly CareFinding[], church: Pick<ChurchVoice, 'care'>, lang: Language): Contact[] {
  const clergy = findings.some(({ circumstances }) => circumstances?.includes('harmed-by-clergy'));
  return clergy ? [] : churchContacts(church, lang);
}

function small(text: string, contacts: readonly Contact[], lang: Language): CalloutBlock {
  return { type: 'callout', tone: 'info', lang, text, contacts: withoutTwice(contacts), dismissible: true };
}
