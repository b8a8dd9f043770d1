import type { Dispatch, RefObject, SetStateAction } from 'react';
import type { Section } from '../../app/index.ts';
import { type BlockKinds, Blocks } from '../../view/blocks/kinds.tsx';
import { Icon } from '../../view/icon.tsx';
import { again as round } from '../../view/result-icons.ts';
import { fill } from '../../view/words.ts';
import type { FullBoot } from '../boot.ts';
import type { Editing } from './editing.ts';
import type { Run } from './use-run.ts';

interface EditSectionProps {
  section: Section;
  boot: FullBoot;
  kinds: BlockKinds;
  /** Language of the section's text. */
  textLang: string | undefined;
  onEscape: () => void;
}

/** A section whose prose can be changed in place; what was computed or checked stays as it is. */
function EditSection({ section, boot, kinds, textLang, onEscape }: EditSectionProps) {
  return (
    <div className="editing" data-section={section.id}>
      {section.blocks.map((block, index) =>
        block.type === 'prose' ? (
          <textarea
            key={index}
            className="area"
            lang={block.lang ?? textLang}
            aria-label={fill(boot.words.result.words, { title: section.title })}
            rows={Math.min(20, 2 + Math.ceil(block.text.length / 60) + block.text.split('\n').length)}
            defaultValue={block.text}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.preventDefault();
              onEscape();
            }}
          />
        ) : (
          <Blocks
            key={index}
            kinds={kinds}
            blocks={[block]}
            words={boot.words.view}
            lang={boot.lang}
            textLang={textLang}
            heading={section.title}
          />
        ),
      )}
    </div>
  );
}

/** The sections with the words that are typed on the sheet; a section without a change is the same object. */
function typedSections(sections: readonly Section[], sheet: Element | null | undefined): readonly Section[] {
  return sections.map((section) => {
    const areas = [
      ...(sheet?.querySelectorAll(`[data-section="${section.id}"] textarea`) ?? []),
    ] as HTMLTextAreaElement[];
    const prose = section.blocks.filter((block) => block.type === 'prose');
    if (areas.length === 0 || prose.every(({ text }, index) => text === areas[index]?.value)) return section;
    const blocks = section.blocks.map((block) =>
      block.type === 'prose' ? { ...block, text: areas.shift()?.value ?? block.text } : block,
    );
    return { ...section, blocks };
  });
}

interface EditSheetOptions {
  run: Run;
  sections: readonly Section[];
  /** No run is under way. */
  settled: boolean;
  boot: FullBoot;
  kinds: BlockKinds;
  textLang: string | undefined;
  editing: Editing;
  setEditing: Dispatch<SetStateAction<Editing>>;
  /** The button that opens and closes. */
  toggle: RefObject<HTMLButtonElement | null>;
  onSay: (text: string, busy?: boolean) => void;
}

/** What a sheet shows while it is edited. A button stays while a section is written again, so that it keeps the focus. */
export function editSheet({
  run,
  sections,
  settled,
  boot,
  editing,
  setEditing,
  toggle,
  onSay,
  ...look
}: EditSheetOptions) {
  const words = boot.words.result;
  const { open, former, version } = editing;
  const typed = () => (open ? typedSections(sections, toggle.current?.closest('.doc')) : sections);
  const close = (change: Partial<Editing> = {}) => {
    setEditing({ ...editing, ...change, open: false });
    toggle.current?.focus({ preventScroll: true });
  };
  const keep = () => {
    if (!settled) return;
    const now = typed();
    if (now.every((section, index) => section === sections[index])) return close();
    now.forEach(run.replace);
    onSay(words.saved);
    close({ former: sections, edited: true });
  };
  const undo = () => {
    if (!settled || !former) return;
    former.forEach(run.replace);
    setEditing({ ...editing, former: typed(), version: version + 1 });
    onSay(words.undone);
  };
  const again = (id: string) => {
    const now = typed();
    const section = now.find((one) => one.id === id);
    if (!settled || !section) return;
    const edited = editing.edited || now.some((one, index) => one !== sections[index]);
    now.forEach(run.replace);
    setEditing({ ...editing, edited, rewritten: id });
    onSay(fill(words.rewriting, { title: section.title }), true);
    run.again(section, () => {
      setEditing((then) => ({ ...then, former: now, version: version + 1 }));
      onSay(fill(words.rewritten, { title: section.title }));
    });
  };
  const cancel = open && (
    <button type="button" className="button slim" onClick={() => close()}>
      {words.cancel}
    </button>
  );
  const more = (
    <>
      {cancel}
      {former && (
        <button type="button" className="button quiet slim" aria-disabled={!settled} onClick={undo}>
          {words.undo}
        </button>
      )}
    </>
  );
  if (!open) return { more };
  return {
    more,
    onToggle: keep,
    tools: ({ id, again: word }: Section) =>
      word && (
        <button
          type="button"
          className="button quiet slim"
          id={`again-${id}`}
          aria-labelledby={`again-${id} title-${id}`}
          aria-disabled={!settled}
          lang={look.textLang}
          onClick={() => again(id)}
        >
          <Icon d={round} />
          {word}
        </button>
      ),
    instead: (section: Section) =>
      section.editable && (settled || section.id !== editing.rewritten) ? (
        <EditSection key={version} section={section} boot={boot} onEscape={keep} {...look} />
      ) : undefined,
    end: (
      <p className="row tools">
        <button type="button" className="button main" aria-disabled={!settled} onClick={keep}>
          {words.save}
        </button>
        {cancel}
      </p>
    ),
  };
}
