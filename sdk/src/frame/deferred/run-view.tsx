import { useEffect, useRef, useState } from 'react';
import { createApi } from '../api.ts';
import type { RunViewProps } from '../deferred-contract.ts';
import { AskPanel } from './ask-panel.tsx';
import { ProblemNote } from './problem-note.tsx';
import { Result } from './result.tsx';
import { useChunk, withMessages } from './use-chunk.ts';
import { useRun } from './use-run.ts';

const loadPractice = () => withMessages(import('./practice.tsx'));

/** One run from the press of the button to the finished document, with the problems that can come up on the way. */
export function RunView({ boot, host, asked, place, onStatus, onAsk, onRestart }: RunViewProps) {
  const { manifest, words } = boot;
  const [api] = useState(() => createApi(boot, host));
  const run = useRun(api);
  const { phase, proving, state, failure, ask } = run;
  const [said, setSaid] = useState({ text: '', busy: false });
  const heading = useRef<HTMLHeadingElement>(null);
  const busy = phase === 'running';
  const hasPractice = phase === 'done' && state?.document.practice !== undefined;
  const { chunk, failed } = useChunk(hasPractice, loadPractice);
  const written = Boolean(state?.document.sections.length) || hasPractice;
  const care = state?.document.care;
  const issues = failure?.issues ?? [];
  // "Writing again" is replaced when that has failed or was stopped.
  const text = proving && busy ? words.answer.proving : said.text && (busy || !said.busy) ? said.text : statusText();

  function statusText(): string {
    if (busy) return manifest.words.busy;
    if (phase === 'stopped') return words.answer.stopped;
    if (phase === 'asking') return words.answer.asking;
    if (phase !== 'done') return '';
    if (!written) return words.answer.notices;
    return care ? words.answer.help : manifest.words.ready;
  }

  useEffect(() => {
    setSaid({ text: '', busy: false });
    run.start(asked.input);
  }, [asked]);

  useEffect(() => {
    onStatus({ showing: busy || written, busy, text, care, refused: ask ? [] : issues, stop: run.stop });
  }, [busy, written, text, failure]);

  useEffect(() => {
    if (phase === 'done') host.done();
    if (phase === 'failed') host.failed();
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
          onRetry={issues.length > 0 ? undefined : () => onAsk(asked.input)}
        />
      )}
      {ask && (
        <div hidden={busy}>
          <AskPanel
            key={ask.why}
            ask={ask}
            boot={boot}
            refused={issues}
            onAnswer={(answers) => {
              // The pressed button goes away.
              place.current?.focus({ preventScroll: true });
              run.start(asked.input, answers);
            }}
          />
        </div>
      )}
      {state && hasPractice && chunk ? (
        <chunk.Practice
          boot={boot}
          api={api}
          host={host}
          first={state}
          request={run.request}
          words={chunk.words.practice}
          onStatus={onStatus}
          onRestart={onRestart}
        />
      ) : state ? (
        <Result
          run={run}
          boot={boot}
          api={api}
          host={host}
          heading={heading}
          onRestart={onRestart}
          onSay={(line, writing = false) => setSaid({ text: line, busy: writing })}
        />
      ) : (
        busy && <div className="ruled" aria-hidden="true" />
      )}
      {failed && <p role="alert">{words.run.offline}</p>}
    </>
  );
}
