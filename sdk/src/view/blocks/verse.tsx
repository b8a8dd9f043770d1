import type { ReactNode, Ref } from 'react';
import { quoted, type VerseBlock, type VerseStatus } from '../../app/index.ts';
import { Icon } from '../icon.tsx';
import { down } from '../icons.ts';
import { OutLink } from '../prose.tsx';
import { caution, checked, edit } from '../result-icons.ts';
import type { BlockProps } from './kinds.tsx';

interface VerseProps extends BlockProps<VerseBlock> {
  /** Where the chapter can be opened, the badge is the button that does it. */
  chapter?: { open: boolean; button: Ref<HTMLButtonElement>; onPress: () => void } | undefined;
  /** The open chapter. */
  children?: ReactNode;
}

const icons: { readonly [Status in VerseStatus]: string } = {
  verified: checked,
  'set-right': edit,
  'left-out': caution,
};

/** A passage with its reference and the outcome of the comparison with the printed text. */
export function Verse({ block, words, textLang, chapter, children }: VerseProps) {
  const { status, text, reference, translation } = block;
  const look = status === 'left-out' ? 'unverified' : 'verified';
  const badge = (
    <>
      <Icon d={icons[status]} />
      <span>
        <span className="visually-hidden">{words.verseCheck} </span>
        {words.verse[status]}
      </span>
    </>
  );
  return (
    <figure className="verse" aria-label={reference}>
      {text && <blockquote lang={textLang}>{quoted(text)}</blockquote>}
      <figcaption>
        <span lang={textLang}>
          {reference}, {translation}
        </span>
        {chapter ? (
          <button
            type="button"
            className={`badge ${look}`}
            ref={chapter.button}
            aria-expanded={chapter.open}
            onClick={chapter.onPress}
          >
            {badge}
            <span className="opens">
              {words.readChapter}
              <Icon d={down} />
            </span>
          </button>
        ) : (
          <span className={look}>{badge}</span>
        )}
        {block.href && <OutLink href={block.href}>{words.readVerse}</OutLink>}
      </figcaption>
      {block.note && (
        <p className="small" lang={block.lang ?? textLang}>
          {block.note}
        </p>
      )}
      {block.copyright && <p className="small muted">{block.copyright}</p>}
      {children}
    </figure>
  );
}
