import type { Block, CalloutBlock, Contact, HeadingBlock, Language, ProseBlock, Section } from '@lampstand/sdk/app';
import { present } from './lists.ts';
import { messagesIn } from './messages.ts';

/** A block, or nothing: what a condition leaves out. */
type MaybeBlock = Block | undefined | false;

/** A section whose prose is still to be written, by the app's own `compose` or by a model. */
export interface SectionToWrite extends Section {
  write: {
    /** Where the prose goes among the section's blocks. */
    place: 'before' | 'after';
    /** Set larger, meant to be read aloud. */
    spoken?: true;
    /** Upper bound for a model. */
    maxWords: number;
  };
}

/** Builds a section of exact blocks; `bare` shows it without a heading, `folded` closed under it on the screen. */
export function section(
  id: string,
  title: string,
  blocks: readonly MaybeBlock[],
  options: Pick<Section, 'bare' | 'editable' | 'again' | 'folded' | 'sheet'> = {},
): Section {
  return { id, title, ...options, blocks: present(blocks) };
}

/** Builds a list of one section, or of none when it has no blocks: `...sectionIfAny('passages', 'Passages', verses)`. */
export function sectionIfAny(...parts: Parameters<typeof section>): Section[] {
  const built = section(...parts);
  return built.blocks.length > 0 ? [built] : [];
}

/**
 * Builds a section whose prose is written, above its blocks unless `place` says otherwise. The person can change the words
 * when `again` (the button's label, e.g. "Write again") is given.
 */
export function sectionToWrite(
  id: string,
  title: string,
  options: {
    maxWords: number;
    spoken?: boolean;
    place?: 'before' | 'after';
    again?: string;
    bare?: boolean;
    folded?: boolean;
    sheet?: true;
    blocks?: readonly MaybeBlock[];
  },
): SectionToWrite {
  const { maxWords, spoken, place = 'before', again, bare, folded, sheet, blocks = [] } = options;
  return {
    ...section(id, title, blocks, {
      ...(bare && { bare }),
      ...(folded && { folded }),
      ...(sheet && { sheet }),
      ...(again && { editable: true, again }),
    }),
    write: { place, maxWords, ...(spoken && { spoken: true as const }) },
  };
}

/** Builds the section with the one thing to do next, with people to contact and blocks below it. */
export function nextStepSection(
  text: string,
  options: { title?: string; contacts?: readonly Contact[]; blocks?: readonly MaybeBlock[]; lang?: Language } = {},
): Section {
  const { title = messagesIn(options.lang ?? 'en').nextStep, contacts, blocks = [] } = options;
  return section('next', title, [callout('next', text, { title, contacts }), ...blocks], { bare: true });
}

/** Builds a callout; an empty list of contacts is left out. */
export function callout(
  tone: CalloutBlock['tone'],
  text: string,
  options: { title?: string | undefined; contacts?: readonly Contact[] | undefined; dismissible?: boolean } = {},
): CalloutBlock {
  const { title, contacts = [], dismissible } = options;
  return {
    type: 'callout',
    tone,
    ...(title && { title }),
    text,
    ...(contacts.length > 0 && { contacts: [...contacts] }),
    ...(dismissible && { dismissible: true as const }),
  };
}

/** Builds a heading inside a section. */
export const heading = (text: string): HeadingBlock => ({ type: 'heading', text });

/** Builds prose from paragraphs of small Markdown; `spoken` sets it larger. Undefined when nothing is there to say. */
export function prose(
  paragraphs: readonly (string | undefined | false)[],
  { spoken = false }: { spoken?: boolean } = {},
): ProseBlock | undefined {
  const text = present(paragraphs).join('\n\n');
  return text ? { type: 'prose', text, ...(spoken && { spoken: true as const }) } : undefined;
}

/** Builds numbered steps; undefined when there are none. */
export function steps(items: readonly (string | undefined | false)[]): Block | undefined {
  const shown = present(items);
  return shown.length > 0 ? { type: 'steps', items: shown } : undefined;
}

/** Builds a list to tick off; undefined when it is empty. */
export function checklist(items: readonly (string | undefined | false)[]): Block | undefined {
  const shown = present(items);
  return shown.length > 0 ? { type: 'checklist', items: shown } : undefined;
}
