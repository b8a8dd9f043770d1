import type { Chapter, ComparedPassage } from '../../app/index.ts';
import { OutLink } from '../../view/prose.tsx';
import type { PanelMessages } from '../messages/index.ts';

/** A chapter verse by verse; what was asked for is marked. */
export function Verses({ chapter, words }: { chapter: Chapter; words: PanelMessages['chapter'] }) {
  if (chapter.verses.length === 0) return <p>{words.empty}</p>;
  return (
    <ol>
      {chapter.verses.map(({ verse, text, marked }) => (
        <li key={verse} value={verse} aria-current={marked || undefined}>
          {text}
        </li>
      ))}
    </ol>
  );
}

interface TranslationsProps {
  compared: ComparedPassage;
  words: PanelMessages['chapter'];
  /** Label of a link to where a passage can be read. */
  readVerse: string;
}

/** A passage in one translation after the other. */
export function Translations({ compared, words, readVerse }: TranslationsProps) {
  return (
    <>
      {compared.texts.map(({ translation, text, note, href }) => (
        <figure key={translation.id}>
          <figcaption>
            <b>{translation.name}</b>
          </figcaption>
          {text ? <blockquote>{text}</blockquote> : <p className="muted">{note ?? words.none}</p>}
          {href && <OutLink href={href}>{readVerse}</OutLink>}
          {text && note && <p className="small">{note}</p>}
          {translation.copyright && <p className="small muted">{translation.copyright}</p>}
        </figure>
      ))}
      {compared.texts.length < 2 && <p className="small muted">{words.alone}</p>}
    </>
  );
}
