import { callout, section, sectionToWrite } from '../../app-kit/index.ts';
import { contactsOf } from '../../care/index.ts';
import type { Plan, PlannedSection } from '../contract.ts';
import { linkedInBlocks } from './document/linkedin.ts';
import { matchSection } from './document/match.ts';
import * as notes from './document/notes.ts';
import { type SheetPart, sheetOf } from './document/sheet.ts';
import { typed } from './document/text.ts';
import { jsonResumeOf } from './json-resume.ts';
import type { Resume } from './resume.ts';
import type { Solved } from './solve.ts';
import { words } from './texts.en.ts';

/** The sheet first, then what to do next; questions, checks, the posting, and everything else are folded. */
export function document({ resume, input }: Solved): Plan {
  const asLetter = resume.make === 'letter';
  const parts = sheetSections(sheetOf(resume), asLetter);
  const others = [
    ...notes.questionsSection(resume),
    notes.confirmSection(resume),
    ...(resume.match ? [matchSection(resume.match)] : []),
    ...notes.gapsSection(resume),
    ...(asLetter ? [] : [letterSection(false)]),
    section('linkedin', words.linkedin.title, linkedInBlocks(resume), { folded: true, editable: true }),
    ...notes.faithSection(resume),
    ...notes.recordSection(resume),
    ...notes.firstJobSection(resume),
    ...notes.readSection(resume),
    sectionToWrite('note', words.note.title, { maxWords: 120, again: words.note.again, folded: true }),
    notes.helpSection(),
  ];
  const { record: _, ...saved } = input;
  return {
    title: typed(resume.name),
    about: words.about.pages(resume.pages, resume.wanted),
    sections: asLetter
      ? [letterSection(true), nextSection(resume), ...parts, ...others]
      : [...parts, nextSection(resume), ...others],
    notices: noticesOf(resume),
    records: { name: `${resume.name} resume`, data: saved, format: jsonResumeOf(resume) },
  };
}

/** Pixels of a phone that the first layer has, and those of a line and a section there. */
const phone = { most: 900, line: 27, section: 70, characters: 36 };

/** Later parts of a long resume are closed on the screen; on paper and in the file they are there. */
function sheetSections(parts: readonly SheetPart[], asLetter: boolean): PlannedSection[] {
  let used = 0;
  return parts.map(({ id, title, blocks, bare }, index) => {
    used += heightOf(blocks);
    const folded = asLetter || (index > 2 && used > phone.most);
    return section(id, title, blocks, {
      editable: true,
      ...(asLetter ? {} : { sheet: true as const }),
      ...(bare && !asLetter && { bare }),
      ...(folded && { folded }),
    });
  });
}

const heightOf = (blocks: SheetPart['blocks']) =>
  blocks.reduce((sum, block) => {
    if (block.type !== 'prose') return sum;
    return (
      sum +
      block.text.split('\n').reduce((lines, text) => lines + Math.ceil(text.length / phone.characters), 0) * phone.line
    );
  }, phone.section);

/** Every word of it is prepared around the person's own: a model could add a claim. */
function letterSection(sheet: boolean): PlannedSection {
  const { write, ...built } = sectionToWrite('letter', words.letter.title, {
    maxWords: 320,
    again: words.letter.again,
    ...(sheet ? { sheet: true as const, bare: true } : { folded: true }),
  });
  return { ...built, write: { ...write, prepared: true } };
}

function nextSection(resume: Resume): PlannedSection {
  const { next } = words;
  const { contact, entries, questions, leftOut, pages, wanted, make } = resume;
  const noWay = contact.doubts.includes('no-way');
  const checks = notes.checksOf(resume) - (noWay ? 1 : 0) - (entries.length === 0 ? 1 : 0);
  const todo = questions.length + checks + leftOut.length > 0;
  const text = [
    entries.length === 0 && next.empty,
    noWay && next.noWay,
    todo && next.todo(questions.length, checks, leftOut.length),
    !todo && entries.length > 0 && (make === 'letter' ? next.letterReady : next.ready),
    pages > wanted && next.tooLong(pages, wanted),
    todo && make === 'resume' && next.files,
  ];
  const contacts = noWay ? contactsOf('local-help') : [];
  return section(
    'next',
    next.title,
    [callout('next', text.filter(Boolean).join(' '), { title: next.title, contacts })],
    { bare: true },
  );
}

function noticesOf({ removed, faith }: Resume): Plan['notices'] {
  const left = words.removed(removed);
  return [
    ...(removed.length > 0 ? [callout('caution', left.text, { title: left.title })] : []),
    ...(faith.revealing.length > 0
      ? [callout('info', words.faith.notice(faith.revealing.map(typed)), { dismissible: true })]
      : []),
  ];
}
