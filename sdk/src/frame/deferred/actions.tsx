import { Fragment, useEffect, useRef, useState } from 'react';
import { dayInWords, type ExportKind, type ResultDocument } from '../../app/index.ts';
import { Icon } from '../../view/icon.tsx';
import { calendar, copy, file, large as largeLetters, print as printer } from '../../view/result-icons.ts';
import { fill } from '../../view/words.ts';
import type { Api } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import type { FrameHost } from '../frame-host.ts';
import { SendToChurch } from './send-to-church.tsx';
import { useExports } from './use-exports.ts';

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

/** Copy, print, files and sending of a document. The likeliest way out is the filled button. */
export function Actions({ document: result, boot, api, host, help = result.care, sure, onRestart }: ActionsProps) {
  const { words, manifest, hosted, lang } = boot;
  const [large, setLarge] = useState(() => document.documentElement.hasAttribute('data-large'));
  const { restricted } = host;
  const { said, blocked, save } = useExports({ document: result, boot, api, largePrint: large, restricted });
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  // The pressed button can be gone.
  useEffect(() => {
    if ((blocked || !asking) && document.activeElement === document.body) start.current?.focus({ preventScroll: true });
  }, [blocked, asking]);
  const kinds = manifest.exports.filter((kind) => kind === 'copy' || (!blocked && (!help || kind === 'print')));

  const tables = result.sections.flatMap(({ blocks }) => blocks).filter((block) => block.type === 'table');
  const several = (kind: ExportKind) => kind === 'csv' && tables.length > 1;
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
              aria-expanded={several(kind) ? choosing : undefined}
              onClick={() => (several(kind) ? setChoosing(!choosing) : void save(kind))}
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
                    onClick={() => void save(kind, { at, caption })}
                  >
                    {caption}
                  </button>
                ))}
              </span>
            )}
          </Fragment>
        ))}
        {result.records && !blocked && (
          <button type="button" className="button" onClick={() => void save('records')}>
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
          <p className="wide help" role={restricted ? undefined : 'alert'}>
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
