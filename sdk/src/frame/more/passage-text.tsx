import type { Chapter, ComparedPassage } from '../../app/index.ts';
import type { OpenedWords } from '../words/index.ts';

/** A chapter verse by verse; what was asked for is marked. */
export function Verses({ chapter, words }: { chapter: Chapter; words: OpenedWords['chapter'] }) {
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

/** A passage in one translation after the other. */
export function Translations({ compared, words }: { compared: ComparedPassage; words: OpenedWords['chapter'] }) {
  return (
    <>
      {compared.texts.map(({ translation, text, note }) => (
        <figure key={translation.id}>
          <figcaption>
            <b>{translation.name}</b>
          </figcaption>
          {text ? <blockquote>{text}</blockquote> : <p className="muted">{note ?? words.none}</p>}
          {text && note && <p className="small">{note}</p>}
          {translation.copyright && <p className="small muted">{translation.copyright}</p>}
        </figure>
      ))}
      {compared.texts.length < 2 && <p className="small muted">{words.alone}</p>}
    </>
  );
}
