import { useEffect, useRef } from 'react';
import type { Section } from '../../app/index.ts';
import { type BlockKinds, Blocks } from '../../view/blocks/kinds.tsx';
import { fill } from '../../view/words.ts';
import type { FullBoot } from '../boot.ts';

interface EditSectionProps {
  section: Section;
  boot: FullBoot;
  kinds: BlockKinds;
  /** Language of the section's text. */
  textLang: string | undefined;
  onSave: (section: Section) => void;
  onCancel: () => void;
}

/** A section whose prose can be changed in place; what was computed or checked stays as it is. */
export function EditSection({ section, boot, kinds, textLang, onSave, onCancel }: EditSectionProps) {
  const box = useRef<HTMLDivElement>(null);
  const words = boot.words.result;
  // The button that opened it is gone.
  useEffect(() => box.current?.querySelector('textarea')?.focus({ preventScroll: true }), []);
  const save = () => {
    const areas = [...(box.current?.querySelectorAll('textarea') ?? [])];
    const blocks = section.blocks.map((block) =>
      block.type === 'prose' ? { ...block, text: areas.shift()?.value ?? block.text } : block,
    );
    onSave({ ...section, blocks });
  };
  return (
    <div className="editing" ref={box}>
      {section.blocks.map((block, index) =>
        block.type === 'prose' ? (
          <textarea
            key={index}
            className="area"
            aria-label={fill(words.words, { title: section.title })}
            rows={Math.min(20, 2 + Math.ceil(block.text.length / 60) + block.text.split('\n').length)}
            defaultValue={block.text}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.preventDefault();
              onCancel();
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
      <p className="row">
        <button type="button" className="button main slim" onClick={save}>
          {words.save}
        </button>
        <button type="button" className="button slim" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </div>
  );
}
