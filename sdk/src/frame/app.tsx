import { useEffect, useRef, useState } from 'react';
import type { Input } from '../app/index.ts';
import { Icon } from '../view/icon.tsx';
import { back as backArrow } from '../view/icons.ts';
import type { Boot } from './boot.ts';
import type { Deferred } from './deferred-contract.ts';
import { Form, type FormStart } from './form/form.tsx';
import { focusFirst } from './form/problems.ts';
import type { FrameHost } from './frame-host.ts';
import { loadDeferred } from './load-deferred.ts';
import type { RunStatus } from './run-status.ts';
import { QuietHelp, Status } from './shell.tsx';

interface AppProps {
  boot: Boot;
  host: FrameHost;
  /** The deferred chunk, where the first screen needs it. */
  deferred?: Deferred | undefined;
}

const idle: RunStatus = { showing: false, busy: false, text: '', refused: [] };

/** A ministry app in its frame: the form, then the answer instead of it, with a way back to everything typed. */
export function App({ boot, host, deferred: given }: AppProps) {
  const { manifest, words } = boot;
  const chat = manifest.surface === 'chat';
  const [deferred, setDeferred] = useState(given);
  const [start, setStart] = useState<FormStart>({ key: 0, input: {} });
  const [asked, setAsked] = useState<{ input: Input }>();
  const [status, setStatus] = useState(idle);
  const [back, setBack] = useState(false);
  const place = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState(false);
  const full = deferred && { ...boot, words: { ...words, ...deferred.words } };

  const load = (onFailed = () => {}) => {
    if (!deferred?.RunView) void loadDeferred(['run']).then((run) => setDeferred({ ...deferred, ...run }), onFailed);
  };
  useEffect(() => {
    if (asked)
      load(() => {
        setFailed(true);
        setStatus(idle);
      });
  }, [asked]);

  // Before a button that was pressed goes away.
  const focusPlace = () => place.current?.focus({ preventScroll: true });
  const begin = (input: Input) => {
    setBack(false);
    setFailed(false);
    setAsked({ input });
    setStatus({ ...idle, showing: true, busy: true, text: manifest.words.busy });
    if (!place.current) return;
    focusPlace();
    host.reveal(place.current);
  };
  useEffect(() => {
    if (back) focusFirst(document.forms[0]);
  }, [back]);
  const restart = (input: Input = {}, former?: Input, text = '') => {
    setAsked(undefined);
    setStatus({ ...idle, text });
    setStart({ key: start.key + 1, input, former });
  };
  const showing = status.showing && !back;
  const text = back ? '' : status.text;

  return (
    <>
      <button
        type="button"
        className="skip"
        onClick={() => document.querySelector<HTMLElement>('.quiet-help a')?.focus()}
      >
        {words.shell.skip}
      </button>
      <header className={showing ? 'visually-hidden' : 'intro'} lang={manifest.lang}>
        <h1>{manifest.name}</h1>
        <p>{manifest.intro}</p>
      </header>
      {words.shell.appLanguage && manifest.lang && <p className="help">{words.shell.appLanguage}</p>}
      <section ref={place} tabIndex={-1} className="place" aria-label={asked && deferred?.words.answer.result}>
        <div className={text ? 'bar' : 'bar idle'}>
          {showing && !status.busy && (
            <button type="button" className="button quiet slim" lang={manifest.lang} onClick={() => setBack(true)}>
              <Icon d={backArrow} />
              {manifest.words.change}
            </button>
          )}
          {status.busy && status.stop && (
            <button
              type="button"
              className="button slim"
              onClick={() => {
                focusPlace();
                status.stop?.();
              }}
            >
              {deferred?.words.answer.stop}
            </button>
          )}
          <Status
            text={text}
            busy={status.busy}
            lang={text === manifest.words.busy || text === manifest.words.ready ? manifest.lang : undefined}
          />
        </div>
        {asked && failed && (
          <div className="callout next" role="alert">
            {words.run.offline}
            <button type="button" className="button slim" onClick={() => begin(asked.input)}>
              {words.run.again}
            </button>
          </div>
        )}
        {asked && full && deferred.RunView && (
          <div hidden={back} className="grid">
            <deferred.RunView
              boot={full}
              host={host}
              asked={asked}
              place={place}
              onStatus={setStatus}
              onAsk={begin}
              onRestart={restart}
            />
          </div>
        )}
      </section>
      {chat && deferred?.Chat && full && (
        <deferred.Chat
          key={start.key}
          boot={full}
          host={host}
          deferred={deferred}
          fresh={start.key > 0}
          onStatus={setStatus}
          onRestart={restart}
        />
      )}
      {!chat && (
        <div hidden={showing} className="grid">
          <Form
            key={start.key}
            boot={boot}
            start={start}
            host={host}
            deferred={deferred}
            busy={status.busy}
            refused={status.refused}
            onNeed={load}
            onRun={begin}
            onStart={restart}
          />
        </div>
      )}
      <QuietHelp
        words={words}
        care={showing && !status.busy && !status.care ? boot.church.care : null}
        ask={deferred?.words.answer.care}
      />
    </>
  );
}
