import { useEffect, useRef, useState } from 'react';
import { checkInput, type Input, type InputIssue } from '../../app/index.ts';
import { fill } from '../../view/words.ts';
import type { Start } from '../app.tsx';
import type { Boot } from '../boot.ts';
import { loadDeferred, useDeferred } from '../load-deferred.ts';
import { collectInput, isTouched, keepable } from './collect.ts';
import { Examples } from './examples.tsx';
import { Fields, initialValues } from './fields.tsx';
import { controlId, noProblems } from './problems.ts';

interface FormProps {
  boot: Boot;
  /** What the fields start with, e.g. an example's answers. */
  start: Start;
  busy: boolean;
  /** What the server did not accept; shown like findings of our own. */
  refused: readonly InputIssue[];
  onRun: (input: Input) => void;
  /** Starts over with other answers, keeping the former ones for a way back. */
  onStart: (input: Input, former?: Input) => void;
}

/** The questions and the one button. What is typed lives in the DOM alone, so nothing can overwrite it. */
export function Form({ boot, start, busy, refused, onRun, onStart }: FormProps) {
  const { manifest } = boot;
  const { fields } = manifest;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => initialValues(fields, start.input));
  const [issues, setIssues] = useState<readonly InputIssue[]>([]);
  const more = useDeferred(issues.length > 0);
  const said = more?.words.problems;
  const problems = more?.problemsOf(issues, fields, more.words) ?? noProblems;
  const read = () => (form.current ? collectInput(form.current, fields) : {});

  useEffect(() => {
    // Answers may have been given before the runtime arrived.
    setValues(read());
    // A later form takes the place of a button that was just pressed.
    if (start.key > 0) form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
  }, []);

  useEffect(() => {
    if (refused.length > 0) setIssues(refused);
  }, [refused]);

  const changed = () => {
    const now = read();
    setValues(now);
    if (issues.length > 0) {
      const still = new Set(checkInput(fields, now).issues.map((issue) => issue.path));
      setIssues(issues.filter((issue) => still.has(issue.path)));
    }
  };
  const act = () => {
    if (busy) return;
    const found = checkInput(fields, read());
    setIssues(found.issues);
    if (found.issues[0]) focusProblem(found.issues[0].path);
    else onRun(found.input);
  };
  // A click stands for submit too, since some sandboxes never fire submit; preventing it keeps this to one action.
  const onAct = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    act();
  };
  const choose = (input: Input) => {
    const kept = form.current && isTouched(form.current) ? keepable(read()) : undefined;
    onStart(input, kept);
  };
  return (
    <>
      <form
        ref={form}
        className="grid"
        autoComplete="off"
        noValidate
        onSubmit={onAct}
        onInput={changed}
        onFocusCapture={warmUp}
      >
        {said && problems.size > 0 && (
          <div className="summary" role="alert">
            <p>
              <b>{problems.size === 1 ? said.one : fill(said.several, { count: problems.size })}</b>
            </p>
            <ul>
              {[...problems].map(([path, { label, text }]) => (
                <li key={path}>
                  <a
                    href={`#${controlId(path)}`}
                    onClick={(event) => {
                      event.preventDefault();
                      focusProblem(path);
                    }}
                  >
                    {label}: {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Fields boot={boot} initial={start.input} values={values} problems={problems} />
        <div className="send">
          <button type="submit" className="button main big" lang="en" disabled={busy} onClick={onAct}>
            {manifest.words.submit}
          </button>
          {manifest.words.submitHelp && (
            <p className="help" lang="en">
              {manifest.words.submitHelp}
            </p>
          )}
        </div>
      </form>
      <Examples boot={boot} former={start.former} onChoose={choose} onPutBack={onStart} />
    </>
  );
}

// The result needs the second chunk soon; it is fetched while the person types. A failure shows when it is needed.
function warmUp(): void {
  loadDeferred().catch(() => {});
}

function focusProblem(path: string): void {
  const control = document.getElementById(controlId(path));
  const behind = control?.closest('details');
  if (behind) behind.open = true;
  control?.focus();
}
