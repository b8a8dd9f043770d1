import { useEffect, useRef, useState } from 'react';
import { checkInput, type Input, type InputIssue } from '../../app/index.ts';
import type { Boot } from '../boot.ts';
import type { Deferred } from '../deferred-contract.ts';
import type { FrameHost } from '../frame-host.ts';
import { collectInput, isTouched, keepable } from './collect-input.ts';
import { Examples } from './examples.tsx';
import { Fields, initialValues } from './fields.tsx';
import { controlId, focusFirst, noProblems } from './problems.ts';

/** What the form starts with. */
export interface FormStart {
  key: number;
  input: Input;
  /** The answers that an example has replaced. */
  former?: Input | undefined;
}

interface FormProps {
  boot: Boot;
  start: FormStart;
  host: FrameHost;
  deferred: Deferred | undefined;
  busy: boolean;
  /** What the server did not accept; shown like issues of our own. */
  refused: readonly InputIssue[];
  /** Asks for the deferred chunk. */
  onNeed: () => void;
  onRun: (input: Input) => void;
  /** Starts over with other answers, keeping the former ones for a way back; `said` is for the status line. */
  onStart: (input: Input, former?: Input, said?: string) => void;
}

/** The fields and the one button. What is typed is kept in the DOM alone, so nothing can overwrite it. */
export function Form({ boot, start, host, deferred, busy, refused, onNeed, onRun, onStart }: FormProps) {
  const { manifest } = boot;
  const { fields } = manifest;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => initialValues(fields, start.input));
  const [issues, setIssues] = useState<readonly InputIssue[]>([]);
  const problems = deferred?.problemsOf(issues, fields, deferred.words) ?? noProblems;
  const read = () => (form.current ? collectInput(form.current, fields) : {});

  useEffect(() => {
    // Answers may have been given before the runtime arrived.
    setValues(read());
    // A later form replaces the button that was just pressed, so it takes the focus.
    if (start.key > 0) focusFirst(form.current);
  }, []);

  useEffect(() => {
    if (issues[0]) onNeed();
  }, [issues]);

  useEffect(() => {
    if (refused[0]) setIssues(refused);
  }, [refused]);

  const changed = () => {
    const now = read();
    setValues(now);
    if (issues[0]) {
      const still = new Set(checkInput(fields, now).issues.map((issue) => issue.path));
      setIssues(issues.filter((issue) => still.has(issue.path)));
    }
  };
  const act = () => {
    if (busy) return;
    const found = checkInput(fields, read());
    setIssues(found.issues);
    const [first] = found.issues;
    if (first) focusProblem(first.path);
    else onRun(found.input);
  };
  // Clicks act too, since some sandboxes never fire submit; the default is prevented so that only one of them acts.
  const onAct = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    act();
  };
  const choose = (input: Input, said?: string) => {
    const kept = form.current && isTouched(form.current) ? keepable(read()) : undefined;
    onStart(input, kept, said && kept ? boot.words.form.filledOver : said);
  };
  // In the render, so that it is there when the page hears that the app is ready.
  host.onExample = choose;
  return (
    <>
      {deferred?.OpenFile && <deferred.OpenFile boot={boot} words={deferred.words.files} onOpen={choose} />}
      <form
        ref={form}
        className="grid"
        autoComplete="off"
        noValidate
        onSubmit={onAct}
        onInput={changed}
        onFocusCapture={onNeed}
      >
        {deferred && problems.size > 0 && (
          <deferred.ProblemSummary problems={problems} words={deferred.words.problems} onChoose={focusProblem} />
        )}
        <Fields boot={boot} initial={start.input} values={values} problems={problems} deferred={deferred} />
        <div className="send" lang={manifest.lang}>
          <button type="submit" className="button main big" disabled={busy} onClick={onAct}>
            {manifest.words.submit}
          </button>
          {manifest.words.submitHelp && <p className="help">{manifest.words.submitHelp}</p>}
        </div>
      </form>
      <Examples boot={boot} former={start.former} onChoose={choose} onPutBack={onStart} />
    </>
  );
}

function focusProblem(path: string): void {
  const control = document.getElementById(controlId(path));
  const behind = control?.closest('details');
  if (behind) behind.open = true;
  control?.focus();
}
