import { useRef, useState } from 'react';
import type { Input, InputIssue } from '../app/index.ts';
import { back as backArrow, caution } from '../view/drawings.ts';
import { Icon } from '../view/icon.tsx';
import type { Boot } from './boot.ts';
import { Form } from './form/form.tsx';
import type { FrameHost } from './frame-host.ts';
import { useDeferred } from './load-deferred.ts';
import { Attribution, QuietHelp, Status } from './shell.tsx';

/** What the form starts with. */
export interface Start {
  key: number;
  input: Input;
  /** What stood in the form before an example took its place. */
  former?: Input | undefined;
}

/** How things stand with the answer, as the form and the status line need it. */
export interface Stage {
  /** The answer is in the place of the form. */
  showing: boolean;
  busy: boolean;
  text: string;
  /** The answer is help for someone in danger. */
  care?: true | undefined;
  /** Fields that the server did not accept. */
  refused: readonly InputIssue[];
  stop?: () => void;
}

const idle: Stage = { showing: false, busy: false, text: '', refused: [] };

/** A ministry app in its frame: the questions, then the answer in their place, with a way back to everything typed. */
export function App({ boot, outside }: { boot: Boot; outside: FrameHost }) {
  const { manifest, words } = boot;
  const chat = manifest.surface === 'chat';
  const [start, setStart] = useState<Start>({ key: 0, input: {} });
  const [asked, setAsked] = useState<{ input: Input }>();
  const [stage, setStage] = useState(idle);
  const [back, setBack] = useState(false);
  const place = useRef<HTMLElement>(null);
  const [lost, setLost] = useState(false);
  const more = useDeferred(asked, () => {
    setLost(true);
    setStage(idle);
  });
  const full = more && { ...boot, words: { ...words, ...more.words } };

  const begin = (input: Input) => {
    setBack(false);
    setLost(false);
    setAsked({ input });
    setStage({ ...idle, showing: true, busy: true, text: manifest.words.busy });
    if (!place.current) return;
    place.current.focus({ preventScroll: true });
    outside.reveal(place.current);
  };
  const restart = (input: Input = {}, former?: Input) => {
    setAsked(undefined);
    setStage(idle);
    setStart({ key: start.key + 1, input, former });
  };
  const showing = stage.showing && !back;
  const text = back ? '' : stage.text;

  return (
    <>
      <header className={showing ? 'visually-hidden' : 'intro'}>
        <h1 lang="en">{manifest.name}</h1>
        <p lang="en">{manifest.intro}</p>
      </header>
      <section ref={place} tabIndex={-1} className="place" aria-label={more?.words.answer.result}>
        <div className={text ? 'bar' : 'bar idle'}>
          {showing && !stage.busy && (
            <button type="button" className="button quiet slim" onClick={() => setBack(true)}>
              <Icon d={backArrow} />
              {manifest.words.change}
            </button>
          )}
          {stage.busy && stage.stop && (
            <button type="button" className="button slim" onClick={stage.stop}>
              {more?.words.answer.stop}
            </button>
          )}
          <Status text={text} busy={stage.busy} />
        </div>
        {asked && lost && (
          <div className="callout caution">
            <Icon d={caution} />
            <div>
              <p role="alert">{words.run.offline}</p>
              <p className="row">
                <button type="button" className="button slim" onClick={() => begin(asked.input)}>
                  {words.run.again}
                </button>
              </p>
            </div>
          </div>
        )}
        {asked && more && full && (
          <div hidden={back} className="grid">
            <more.RunView
              boot={full}
              outside={outside}
              asked={asked}
              place={place}
              onStage={setStage}
              onAsk={begin}
              onRestart={restart}
            />
          </div>
        )}
      </section>
      {chat && more?.Chat && full && (
        <more.Chat
          key={start.key}
          boot={full}
          outside={outside}
          fresh={start.key > 0}
          onStage={setStage}
          onRestart={restart}
        />
      )}
      {!chat && (
        <div hidden={showing} className="grid">
          <Form
            key={start.key}
            boot={boot}
            start={start}
            busy={stage.busy}
            refused={stage.refused}
            onRun={begin}
            onStart={restart}
          />
        </div>
      )}
      <QuietHelp
        words={words}
        care={showing && !stage.busy && !stage.care ? boot.church.care : null}
        ask={more?.words.answer.care}
      />
      <Attribution boot={boot} />
    </>
  );
}
