import { useEffect, useRef, useState } from 'react';
import type { Chapter, ComparedPassage } from '../../app/index.ts';
import { OutLink } from '../../view/prose.tsx';
import { fill } from '../../view/words.ts';
import type { Api } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import { Failure } from '../failure.ts';
import type { PanelMessages } from '../messages/index.ts';
import { Translations, Verses } from './passage-text.tsx';
import { failureText } from './problem-note.tsx';

interface PassageProps {
  reference: string;
  /** Id of the translation that the verse was quoted from. */
  translation: string;
  api: Api;
  boot: FullBoot;
  words: PanelMessages['chapter'];
  onClose: () => void;
}

type Found = { chapter: Chapter } | { compared: ComparedPassage };
/** What is open: a chapter, or the passage in each translation. A new object loads again. */
interface PassageView {
  reference: string;
  compare?: boolean;
}

/** The chapter around a verse with the verse marked, the chapters beside it, and the verse in other translations. */
export function Passage({ reference, translation, api, boot, words, onClose }: PassageProps) {
  const [view, setView] = useState<PassageView>({ reference });
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(true);
  const panel = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);

  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const request = new AbortController();
    setFailure(undefined);
    setBusy(true);
    const read = async <T,>(path: string, search: { [name: string]: string }): Promise<T> => {
      const address = `scripture/${path}?${new URLSearchParams(search)}`;
      return (await api.request(address, { get: true, signal: request.signal })).json();
    };
    const asked = view.compare
      ? read<ComparedPassage>('compare', { reference }).then((compared) => ({ compared }))
      : read<Chapter>('chapter', { reference: view.reference, translation }).then((chapter) => ({ chapter }));
    asked
      .then(setFound, (error) => {
        if (!request.signal.aborted) setFailure(error instanceof Failure ? error : new Failure('internal'));
      })
      .finally(() => request.signal.aborted || setBusy(false));
    return () => request.abort();
  }, [view]);
  useEffect(() => {
    // Only the box itself scrolls; the page around the frame stays where it is.
    const box = scroller.current;
    const marked = box?.querySelector<HTMLElement>('[aria-current]');
    // A button that went away with the text before it leaves the focus to the panel.
    if (found && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
    if (box) box.scrollTop = marked ? Math.max(0, marked.offsetTop - box.clientHeight / 3) : 0;
  }, [found]);

  const chapter = found && 'chapter' in found ? found.chapter : undefined;
  const compared = found && 'compared' in found ? found.compared : undefined;
  const title = chapter ? chapter.title : fill(words.comparing, { reference });
  const go = (to: string | null | undefined) => to && setView({ reference: to });
  const beside = (to: string | null | undefined, arrow: string) =>
    to && (
      <button type="button" className="button quiet slim" onClick={() => go(to)}>
        {arrow === '←' && <span aria-hidden="true">← </span>}
        {to}
        {arrow === '→' && <span aria-hidden="true"> →</span>}
      </button>
    );
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={`${boot.words.view.readChapter}: ${reference}`}
      aria-busy={busy}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className="row">
        {found && <h4>{title}</h4>}
        {chapter && <span className="small muted">{chapter.translation.name}</span>}
        <button type="button" className="button quiet slim" onClick={onClose}>
          {words.close}
        </button>
      </header>
      <p role="status" className={found ? 'visually-hidden' : 'small muted'}>
        {busy ? words.opening : title}
      </p>
      {failure && (
        <div className="row">
          <p role="alert" className="problem">
            {(failure.code === 'not_found' && failure.message) || failureText(failure, boot.words)}
          </p>
          <button type="button" className="button slim" onClick={() => setView({ ...view })}>
            {words.again}
          </button>
        </div>
      )}
      {found && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long chapter scrolls in its box, by keyboard too
        <section className="lines" ref={scroller} tabIndex={0} aria-label={title}>
          {chapter && <Verses chapter={chapter} words={words} />}
          {compared && <Translations compared={compared} words={words} readVerse={boot.words.view.readVerse} />}
        </section>
      )}
      {chapter?.note && (
        <p className="small">
          {chapter.note} {chapter.href && <OutLink href={chapter.href}>{boot.words.view.readVerse}</OutLink>}
        </p>
      )}
      {chapter?.translation.copyright && <p className="small muted">{chapter.translation.copyright}</p>}
      {found && (
        <nav className="row" aria-label={title}>
          {beside(chapter?.previous, '←')}
          {beside(chapter?.next, '→')}
          {compared && (
            <button type="button" className="button quiet slim" onClick={() => go(reference)}>
              {words.back}
            </button>
          )}
          {chapter && (
            <button
              type="button"
              className="button quiet slim last"
              onClick={() => setView({ reference, compare: true })}
            >
              {words.compare}
            </button>
          )}
        </nav>
      )}
    </section>
  );
}
