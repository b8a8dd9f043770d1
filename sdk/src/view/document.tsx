import type { ReactNode, Ref } from 'react';
import { asOfLine, type ResultDocument, type Section } from '../app/index.ts';
import type { BlockKinds } from './blocks/kinds.tsx';
import { SectionView } from './section.tsx';
import type { ViewWords } from './words.ts';

export interface DocumentViewProps {
  document: ResultDocument;
  words: ViewWords;
  lang: string;
  kinds: BlockKinds;
  /** Buttons for the whole sheet, below its date. */
  edits?: ReactNode;
  /** Buttons beside a section's heading. */
  tools?: (section: Section) => ReactNode;
  /** Replaces a section's blocks, e.g. while it is edited. */
  instead?: (section: Section) => ReactNode | undefined;
  heading?: Ref<HTMLHeadingElement>;
  /** After the last section: the actions. */
  children?: ReactNode;
}

/** A result: title, what wrote it and when, then section by section. Of help the title is for screen readers and print. */
export function DocumentView({
  document,
  words,
  lang,
  kinds,
  edits,
  tools,
  instead,
  heading,
  children,
}: DocumentViewProps) {
  // Help begins with its block; the server writes its title in the language of the page.
  const { care, lang: textLang = 'en' } = document;
  return (
    <article className="doc">
      <header className={care && 'visually-hidden'}>
        <h2 ref={heading} tabIndex={-1} lang={care ? lang : textLang}>
          {document.title}
        </h2>
        {!care && (
          <p className="asof">
            {asOfLine({ ...document, about: undefined }, words.asOf, lang)}
            {document.about && <span lang={textLang}> {document.about}</span>}
          </p>
        )}
        {edits}
      </header>
      {document.sections.map((section) => (
        <SectionView
          key={section.id}
          section={section}
          document={document}
          words={words}
          lang={lang}
          kinds={kinds}
          tools={tools?.(section)}
          instead={instead?.(section)}
        />
      ))}
      {children}
    </article>
  );
}
