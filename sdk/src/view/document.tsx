import type { ReactNode, Ref } from 'react';
import { asOfLine, type ResultDocument, type Section } from '../app/index.ts';
import { type BlockKinds, Blocks } from './blocks/kinds.tsx';
import type { ViewWords } from './words.ts';
import { WriterLine } from './writer-line.tsx';

export interface DocumentViewProps {
  document: ResultDocument;
  words: ViewWords;
  lang: string;
  kinds: BlockKinds;
  /** Buttons beside a section's heading. */
  tools?: (section: Section) => ReactNode;
  /** Replaces a section's blocks, e.g. while it is edited. */
  instead?: (section: Section) => ReactNode | undefined;
  heading?: Ref<HTMLHeadingElement>;
  /** After the last section: the actions. */
  children?: ReactNode;
}

/** A result: title, what wrote it and when, then section by section. Of help the title is for screen readers and print. */
export function DocumentView({ document, words, lang, kinds, tools, instead, heading, children }: DocumentViewProps) {
  // Help begins with its block; the server writes its title in the language of the page.
  const { care, lang: textLang = 'en' } = document;
  return (
    <article className="doc">
      <header className={care && 'visually-hidden'}>
        <h2 ref={heading} tabIndex={-1} lang={care ? lang : textLang}>
          {document.title}
        </h2>
        {!care && <p className="asof">{asOfLine(document, words.asOf, lang)}</p>}
      </header>
      {document.sections.map((section) => (
        <section className="sect" key={section.id} aria-label={section.title}>
          {!section.bare && (
            <header>
              <h3 lang={textLang}>{section.title}</h3>
              {tools?.(section)}
            </header>
          )}
          <WriterLine section={section} document={document} words={words} />
          {instead?.(section) ?? (
            <Blocks
              kinds={kinds}
              blocks={section.blocks}
              words={words}
              lang={lang}
              textLang={textLang}
              heading={section.title}
            />
          )}
        </section>
      ))}
      {children}
    </article>
  );
}
