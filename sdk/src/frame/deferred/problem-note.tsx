import { useEffect, useState } from 'react';
import { Icon } from '../../view/icon.tsx';
import { caution } from '../../view/result-icons.ts';
import { fill } from '../../view/words.ts';
import type { Failure } from '../failure.ts';
import type { Messages } from '../messages/index.ts';

interface ProblemNoteProps {
  failure: Failure;
  words: Messages;
  hosted: string;
  onRetry?: (() => void) | undefined;
}

/** What went wrong, what is safe and the ways on: try again (after the wait that the server asked for), or the app's own page. */
export function ProblemNote({ failure, words, hosted, onRetry }: ProblemNoteProps) {
  const [left, setLeft] = useState(failure.retryAfter ?? 0);
  useEffect(() => {
    const end = Date.now() + (failure.retryAfter ?? 0) * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [failure]);
  return (
    <div className="callout caution">
      <Icon d={caution} />
      <div>
        <p role="alert">{failureText(failure, words)}</p>
        {left > 0 && <p className="fig">{fill(words.answer.wait, { seconds: left })}</p>}
        <p className="row">
          {onRetry && (
            <button type="button" className="button slim" disabled={left > 0} onClick={onRetry}>
              {words.run.again}
            </button>
          )}
          <a href={hosted} target="_blank" rel="noopener">
            {words.shell.hosted}
          </a>
        </p>
      </div>
    </div>
  );
}

/** Words for a failure: ours where we have some, else the server's. */
export function failureText({ code, message }: Failure, words: Messages): string {
  const known: { [code: string]: string } = { ...words.errors, offline: words.run.offline };
  return (known[code] ?? message) || words.errors.internal;
}
