import { type ReactNode, useEffect, useRef } from 'react';
import type { ResultDocument, Section } from '../app/index.ts';
import { type BlockKinds, Blocks } from './blocks/kinds.tsx';
import type { ViewWords } from './words.ts';
import { WriterLine } from './writer-line.tsx';

export interface SectionViewProps {
  section: Section;
  /** Its language, and whether a section has to name its writer. */
  document: ResultDocument;
  words: ViewWords;
  lang: string;
  kinds: BlockKinds;
  /** Buttons beside the heading. */
  tools?: ReactNode;
  /** One of many sections of the same title, as in a conversation: it is no landmark. */
  repeated?: boolean;
  /** Replaces the blocks, e.g. while they are edited. */
  instead?: ReactNode;
}

/** One section under its heading; a section of the second layer is closed until it is opened. */
export function SectionView({ section, document, words, lang, kinds, tools, repeated, instead }: SectionViewProps) {
  const { title, bare, folded, blocks } = section;
  const textLang = document.lang ?? 'en';
  const id = repeated || bare ? undefined : `title-${section.id}`;
  const heading = (
    <h3 id={id} lang={textLang}>
      {title}
    </h3>
  );
  const body = (
    <section className={section.sheet ? 'sect sheet' : 'sect'} aria-labelledby={id}>
      {(folded ? tools : !bare) && (
        <header>
          {!folded && heading}
          {tools}
        </header>
      )}
      <WriterLine section={section} document={document} words={words} />
      {instead ?? (
        <Blocks kinds={kinds} blocks={blocks} words={words} lang={lang} textLang={textLang} heading={title} />
      )}
    </section>
  );
  if (!folded) return body;
  return (
    <Fold open={Boolean(instead || tools)}>
      <summary>{heading}</summary>
      {body}
    </Fold>
  );
}

/** A section of the second layer. What was open before it was edited stays open. */
function Fold({ open, children }: { open: boolean; children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const before = useRef(false);
  useEffect(() => {
    if (!fold.current) return;
    if (open) before.current = fold.current.open;
    fold.current.open = open || before.current;
  }, [open]);
  return (
    <details className="fold" ref={fold}>
      {children}
    </details>
  );
}
