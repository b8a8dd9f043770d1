import type { CalloutBlock, Contact, Language, Section } from '@lampstand/sdk/app';
import type { ChurchVoice } from '../ministry-apps/define-app.ts';
import { churchContacts } from './church-contacts.ts';
import { contactsOf, type HelplineId } from './helplines.ts';
import { linesOf } from './lines-of.ts';
import type { CareFinding, CareKind } from './types.ts';
import { careWords } from './words/index.ts';
import { writtenLanguage } from './written-language.ts';

const mostCallouts = 3;

/** What decides the language of help. */
interface Read {
  /** The language of the page. */
  page: Language;
  /** What was written there. */
  texts: readonly string[];
}

/** The quiet line under each form, there before anything is written. */
export const careQuietLine = {
  text: 'In a crisis, call or text 988 at any hour.',
  contacts: contactsOf('lifeline').slice(0, 2),
};

/**
 * The first section of the document for urgent findings (undefined when there is none), and one note for the others, in the
 * language of the page. Somebody who writes in another one that we speak finds the first help in it too, before the page's.
 */
export function careAnswer(
  findings: readonly CareFinding[],
  church: ChurchVoice,
  { page, texts }: Read = { page: 'en', texts: [] },
): { section?: Section; notices: CalloutBlock[] } {
  const urgent = withoutDoubles(findings.filter((finding) => finding.level === 'urgent'));
  const noted = findings.filter((finding) => finding.level === 'note').map((finding) => finding.kind);
  const written = findings.length > 0 ? (writtenLanguage(texts) ?? page) : page;
  const languages = written === page ? [page] : [written, page];
  const notices = noted.length > 0 ? languages.map((lang) => note(noted, lang)) : [];
  if (urgent.length === 0) return { notices };
  const { title, stillBelow } = careWords[page];
  const callouts = languages.flatMap((lang) =>
    help(lang === page ? urgent : urgent.slice(0, 1), findings, church, lang),
  );
  return {
    section: {
      id: 'care',
      title,
      bare: true,
      blocks: [...callouts, { type: 'prose', lang: page, text: stillBelow }],
    },
    notices,
  };
}

/** Help in one language: the greatest dangers, then the ways beyond the helplines. */
function help(
  urgent: readonly CareFinding[],
  findings: readonly CareFinding[],
  church: ChurchVoice,
  lang: Language,
): CalloutBlock[] {
  const offered = new Set<string>();
  const callouts = urgent.slice(0, mostCallouts).map((finding, index) => callout(finding, index === 0, offered, lang));
  const last = callouts.at(-1);
  if (last) last.contacts = [...(last.contacts ?? []), ...beyond(findings, church, lang)];
  return callouts;
}

/** Swallowed pills bring the line for poisoning and the one for life; other doubles say the same thing twice. */
function withoutDoubles(findings: readonly CareFinding[]): CareFinding[] {
  const kinds = new Set(findings.map((finding) => finding.kind));
  const covered: { readonly [kind in CareKind]?: CareKind } = { 'sexual-assault': 'abuse-child', substance: 'poison' };
  return findings.filter((finding) => {
    const by = covered[finding.kind];
    return !by || !kinds.has(by);
  });
}

function callout(finding: CareFinding, first: boolean, offered: Set<string>, lang: Language): CalloutBlock {
  const { title, notFinish, kinds } = careWords[lang];
  const said = kinds[finding.kind];
  const lines: HelplineId[] = [...linesOf[finding.kind], ...(servedAndInCrisis(finding) ? ['veterans' as const] : [])];
  const contacts = lines.flatMap((line) => contactsOf(line, lang)).filter((contact) => isNew(contact, offered));
  return {
    type: 'callout',
    tone: 'urgent',
    lang,
    title: first ? title : said.title,
    text: first ? `${notFinish} ${said.text}` : said.text,
    contacts,
  };
}

function servedAndInCrisis({ kind, circumstances }: CareFinding): boolean {
  return (kind === 'suicide' || kind === 'substance') && circumstances?.includes('veteran') === true;
}

function isNew(contact: Contact, offered: Set<string>): boolean {
  if (offered.has(contact.label)) return false;
  offered.add(contact.label);
  return true;
}

/** The church's own contact, unless the harm comes from the church, and the directory for other countries. */
function beyond(findings: readonly CareFinding[], church: ChurchVoice, lang: Language): Contact[] {
  const clergy = findings.some((finding) => finding.circumstances?.includes('harmed-by-clergy'));
  return [...(clergy ? [] : churchContacts(church, lang)), ...contactsOf('international', lang)];
}

function note(kinds: readonly CareKind[], lang: Language): CalloutBlock {
  const contacts = new Map(
    kinds
      .slice(0, mostCallouts)
      .flatMap((kind) => linesOf[kind].filter((line) => line !== 'emergency' || kind === 'medical').slice(0, 1))
      .flatMap((line) => contactsOf(line, lang).slice(0, 2))
      .map((contact) => [contact.label, contact]),
  );
  return {
    type: 'callout',
    tone: 'info',
    lang,
    text: careWords[lang].note,
    contacts: [...contacts.values()],
    dismissible: true,
  };
}
