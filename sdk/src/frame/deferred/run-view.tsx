import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Input } from '../../app/index.ts';
import { createApi } from '../api.ts';
import type { Stage } from '../app.tsx';
import type { FullBoot } from '../boot.ts';
import type { FrameHost } from '../frame-host.ts';
import { ProblemNote } from './problem-note.tsx';
import { Result } from './result.tsx';
import { useRun } from './use-run.ts';

interface RunViewProps {
  boot: FullBoot;
  outside: FrameHost;
  /** A new object starts a new run. */
  asked: { input: Input };
  /** Holds the focus since the person pressed the button, until the heading takes it. */
  place: RefObject<HTMLElement | null>;
  onStage: (stage: Stage) => void;
  onAsk: (input: Input) => void;
  onRestart: () => void;
}

/** One run from the press of the button to the finished sheet, with what may go wrong on the way. */
export function RunView({ boot, outside, asked, place, onStage, onAsk, onRestart }: RunViewProps) {
  const { manifest, words } = boot;
  const [api] = useState(() => createApi(boot, outside));
  const run = useRun(api);
  const { phase, proving, state, failure } = run;
  const [said, setSaid] = useState({ text: '', busy: false });
  const heading = useRef<HTMLHeadingElement>(null);
  const busy = phase === 'running';
  const written = Boolean(state?.document.sections.length);
  const care = state?.document.care;
  // "Writing again" gives way when that has failed or was stopped.
  const text = proving && busy ? words.answer.proving : said.text && (busy || !said.busy) ? said.text : statusText();

  function statusText(): string {
    if (busy) return manifest.words.busy;
    if (phase === 'stopped') return words.answer.stopped;
    if (phase !== 'done') return '';
    if (!written) return words.answer.notices;
    return care ? words.answer.help : manifest.words.ready;
  }

  useEffect(() => {
    setSaid({ text: '', busy: false });
    run.start(asked.input);
  }, [asked]);

  useEffect(() => {
    onStage({ showing: busy || written, busy, text, care, refused: failure?.issues ?? [], stop: run.stop });
  }, [busy, written, text, failure]);

  useEffect(() => {
    if (phase === 'done') outside.done();
    if (phase === 'failed') outside.failed();
  }, [phase]);

  useEffect(() => {
    // Of help the block takes the focus.
    if (written && !care && document.activeElement === place.current) heading.current?.focus({ preventScroll: true });
  }, [written]);

  return (
    <>
      {failure && (
        <ProblemNote
          failure={failure}
          words={words}
          hosted={boot.hosted}
          onRetry={failure.issues.length > 0 ? undefined : () => onAsk(asked.input)}
        />
      )}
      {state ? (
        <Result
          run={run}
          boot={boot}
          api={api}
          outside={outside}
          heading={heading}
          onRestart={onRestart}
          onSay={(line, writing = false) => setSaid({ text: line, busy: writing })}
        />
      ) : (
        busy && <div className="ruled" aria-hidden="true" />
      )}
    </>
  );
}
