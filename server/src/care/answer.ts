import type { CalloutBlock, Contact, Section } from '@lampstand/sdk/app';
import type { ChurchVoice } from '../ministry-apps/define-app.ts';
import { churchContacts } from './church-contacts.ts';
import { contactsOf, type HelplineId } from './helplines.ts';
import { careMessages } from './messages.ts';
import type { CareFinding, CareKind } from './types.ts';

const mostCallouts = 3;
const title = 'Please talk to someone now.';
const notFinish = 'You do not have to finish this page.';
const stillBelow = 'When you are ready, what you asked for is below.';

/** The quiet line under each form, there before anything is written. */
export const careQuietLine = {
  text: 'In a crisis, call or text 988 at any hour.',
  contacts: contactsOf('lifeline').slice(0, 2),
};

/** The first section of the document for urgent findings (undefined when there is none), and one note for the others. */
export function careAnswer(
  findings: readonly CareFinding[],
  church: ChurchVoice,
): { section?: Section; notices: CalloutBlock[] } {
  const urgent = withoutDoubles(findings.filter((finding) => finding.level === 'urgent'));
  const noted = findings.filter((finding) => finding.level === 'note').map((finding) => finding.kind);
  const notices = noted.length > 0 ? [note(noted)] : [];
  if (urgent.length === 0) return { notices };
  const shown = urgent.slice(0, mostCallouts);
  const offered = new Set<string>();
  const callouts = shown.map((finding, index) => callout(finding, index === 0, offered));
  const last = callouts.at(-1);
  if (last) last.contacts = [...(last.contacts ?? []), ...beyond(findings, church)];
  return {
    section: { id: 'care', title, bare: true, blocks: [...callouts, { type: 'prose', text: stillBelow }] },
    notices,
  };
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

function callout(finding: CareFinding, first: boolean, offered: Set<string>): CalloutBlock {
  const message = careMessages[finding.kind];
  const lines: HelplineId[] = [...message.lines, ...(servedAndInCrisis(finding) ? ['veterans' as const] : [])];
  const contacts = lines.flatMap((line) => contactsOf(line)).filter((contact) => isNew(contact, offered));
  return {
    type: 'callout',
    tone: 'urgent',
    title: first ? title : message.title,
    text: first ? `${notFinish} ${message.text}` : message.text,
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
function beyond(findings: readonly CareFinding[], church: ChurchVoice): Contact[] {
  const clergy = findings.some((finding) => finding.circumstances?.includes('harmed-by-clergy'));
  return [...(clergy ? [] : churchContacts(church)), ...contactsOf('international')];
}

function note(kinds: readonly CareKind[]): CalloutBlock {
  const contacts = new Map(
    kinds
      .slice(0, mostCallouts)
      .flatMap((kind) =>
        careMessages[kind].lines.filter((line) => line !== 'emergency' || kind === 'medical').slice(0, 1),
      )
      .flatMap((line) => contactsOf(line).slice(0, 2))
      .map((contact) => [contact.label, contact]),
  );
  return {
    type: 'callout',
    tone: 'info',
    text: 'If any of this is close to you or to someone you know, you can talk to a person about it.',
    contacts: [...contacts.values()],
    dismissible: true,
  };
}
