import { Fragment, useEffect, useRef, useState } from 'react';
import { dayInWords, type ExportKind, type ResultDocument } from '../../app/index.ts';
import { Icon } from '../../view/icon.tsx';
import { calendar, copy, file, large as largeLetters, print as printer } from '../../view/result-icons.ts';
import { fill } from '../../view/words.ts';
import type { Api } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import type { FrameHost } from '../frame-host.ts';
import { SendToChurch } from './send-to-church.tsx';
import { useChunk } from './use-chunk.ts';

/** Paper shows every section. */
const openFolds = () => {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold')) fold.open = true;
};

interface ActionsProps {
  document: ResultDocument;
  boot: FullBoot;
  api: Api;
  host: FrameHost;
  /** The newest answer is help: it is copied or printed, and not sent on. */
  help?: true | undefined;
  /** Asked before everything is put away, when something would be lost. */
  sure?: string | undefined;
  onRestart: () => void;
}

const icons: { [kind in ExportKind]: string } = { copy, print: printer, docx: file, csv: file, ics: calendar };

const loadCopying = () => import('./copy-print.ts');

/** Copy, print, files and sending of a document. The likeliest way out is the filled button. */
export function Actions({ document: result, boot, api, host, help = result.care, sure, onRestart }: ActionsProps) {
  const { words, manifest, hosted, lang } = boot;
  const [said, setSaid] = useState('');
  // Before the press: a browser lets a page copy only in the moment of it.
  const { chunk: copying } = useChunk(true, loadCopying);
  useEffect(() => addEventListener('beforeprint', openFolds), []);
  useEffect(() => {
    // The page around the frame would print it on sheets as tall as the screen.
    const printResult = (event: KeyboardEvent) => {
      if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || blocked) return;
      event.preventDefault();
      print();
    };
    addEventListener('keydown', printResult);
    return () => removeEventListener('keydown', printResult);
  });
  const [large, setLarge] = useState(() => document.documentElement.hasAttribute('data-large'));
  const [blocked, setBlocked] = useState(host.restricted);
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  // The pressed button can be gone.
  useEffect(() => {
    if ((blocked || !asking) && document.activeElement === document.body) start.current?.focus({ preventScroll: true });
  }, [blocked, asking]);
  const kinds = manifest.exports.filter((kind) => kind === 'copy' || (!blocked && (!help || kind === 'print')));

  const tables = result.sections.flatMap(({ blocks }) => blocks).filter((block) => block.type === 'table');
  const act = async (kind: ExportKind | 'records', at?: number) => {
    setSaid('');
    if (kind === 'csv' && tables.length > 1 && at === undefined) return setChoosing(!choosing);
    if (!copying) return setSaid(words.run.offline);
    if (kind === 'copy') {
      const done = await copying.copyDocument(result, words.view.asOf, lang);
      return setSaid(done ? words.actions.copied : words.actions.notCopied);
    }
    if (kind === 'print') return setBlocked(!copying.printPage());
    if (kind === 'records') return setSaid(await copying.saveRecords(boot, result.records));
    setSaid(words.actions.preparing);
    const table = at === undefined ? undefined : { at, caption: tables[at]?.caption ?? '' };
    setSaid(await copying.saveExport({ kind, document: result, table, largePrint: large, boot, api }));
  };
  const toggleLarge = () => {
    document.documentElement.toggleAttribute('data-large', !large);
    setLarge(!large);
  };
  const largePrint = (
    <button type="button" className="button" aria-pressed={large} onClick={toggleLarge}>
      <Icon d={largeLetters} />
      {words.actions.largePrint}
    </button>
  );
  return (
    <>
      <footer className="acts">
        {kinds.map((kind, index) => (
          <Fragment key={kind}>
            <button
              type="button"
              className={index ? 'button' : 'button main'}
              aria-expanded={kind === 'csv' && tables.length > 1 ? choosing : undefined}
              onClick={() => void act(kind)}
            >
              <Icon d={icons[kind]} />
              {words.actions[kind]}
            </button>
            {kind === 'print' && largePrint}
            {kind === 'csv' && choosing && (
              <span className="wide row">
                {tables.map(({ caption }, at) => (
                  <button
                    type="button"
                    className="button slim"
                    key={at}
                    lang={result.lang}
                    onClick={() => void act(kind, at)}
                  >
                    {caption}
                  </button>
                ))}
              </span>
            )}
          </Fragment>
        ))}
        {result.records && !blocked && (
          <button type="button" className="button" onClick={() => void act('records')}>
            <Icon d={file} />
            {words.actions.records}
          </button>
        )}
        {boot.handOff && !help && (
          <SendToChurch document={result} care={boot.handOff} boot={boot} api={api} host={host} />
        )}
        <button
          type="button"
          className="button quiet last"
          ref={start}
          lang={manifest.lang}
          onClick={() => (sure ? setAsking(true) : onRestart())}
        >
          {manifest.words.restart}
        </button>
        {asking && (
          <p className="wide row" role="alert">
            {sure}
            <button type="button" className="button slim" lang={manifest.lang} onClick={onRestart}>
              {manifest.words.restart}
            </button>
            <button type="button" className="button slim" onClick={() => setAsking(false)}>
              {words.result.keep}
            </button>
          </p>
        )}
        <p className="wide help" role="status">
          {said}
        </p>
        {blocked && (
          <p className="wide help" role={host.restricted ? undefined : 'alert'}>
            {words.actions.blocked}{' '}
            <a href={hosted} target="_blank" rel="noopener">
              {words.shell.hosted}
            </a>
          </p>
        )}
      </footer>
      {!result.care && (
        <p className="printed">
          {fill(words.actions.printed, { church: boot.church.name, date: dayInWords(result.asOf, lang) })}
        </p>
      )}
    </>
  );
}
