import { useEffect, useRef, useState } from 'react';
import { checkInput, type Field, type InputIssue, type InputValue, type RunState } from '../../app/index.ts';
import type { FullBoot } from '../boot.ts';
import { collectInput } from '../form/collect-input.ts';
import { Fields, initialValues } from '../form/fields.tsx';
import { controlId } from '../form/problems.ts';
import type { PanelMessages } from '../messages/index.ts';
import { CsvView } from './csv.tsx';
import { problemsOf } from './problems-of.ts';
import { RecordsView } from './records.tsx';

/** Values by the name of the asked field. */
export type AskAnswers = { [name: string]: InputValue };

interface AskProps {
  ask: NonNullable<RunState['ask']>;
  boot: FullBoot;
  words: PanelMessages['ask'];
  /** Answers that the server did not accept. */
  refused?: readonly InputIssue[] | undefined;
  onAnswer: (answers: AskAnswers) => void;
}

// The form below can have a field of the same name, so the controls here get names of their own.
const PREFIX = 'ask-';

/** One more question of the app: why it is asked, its fields and one button. The first field takes the focus. */
export function Ask({ ask, boot, words, refused = [], onAnswer }: AskProps) {
  const form = useRef<HTMLFormElement>(null);
  const fields = ask.fields.map(prefixed);
  const [values, setValues] = useState(() => initialValues(fields, {}));
  const [issues, setIssues] = useState<readonly InputIssue[]>([]);
  const read = () => (form.current ? collectInput(form.current, fields) : {});

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
  }, [ask]);

  useEffect(() => {
    if (refused.length > 0) setIssues(refused.map((issue) => ({ ...issue, path: PREFIX + issue.path })));
  }, [refused]);

  const changed = () => {
    const now = read();
    setValues(now);
    const still = new Set(checkInput(fields, now).issues.map(({ path }) => path));
    setIssues(issues.filter(({ path }) => still.has(path)));
  };
  const onAct = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const found = checkInput(fields, read());
    setIssues(found.issues);
    const [first] = found.issues;
    if (first) return document.getElementById(controlId(first.path))?.focus();
    onAnswer(
      Object.fromEntries(
        Object.entries(found.input).flatMap(([name, value]) =>
          value === undefined ? [] : [[name.slice(PREFIX.length), value]],
        ),
      ),
    );
  };
  return (
    <form
      className="ask grid"
      ref={form}
      aria-labelledby="ask-why"
      autoComplete="off"
      noValidate
      onSubmit={onAct}
      onInput={changed}
    >
      <p id="ask-why" lang={boot.manifest.lang}>
        <b>{ask.why}</b>
      </p>
      <Fields
        // The form already has the note on privacy; in the portal there is none.
        boot={{ ...boot, aud: 'portal', manifest: { ...boot.manifest, fields } }}
        initial={{}}
        values={values}
        problems={problemsOf(issues, fields, boot.words)}
        deferred={{ words: boot.words, RecordsView, CsvView }}
      />
      <p className="row">
        <button type="submit" className="button main" onClick={onAct}>
          {words.go}
        </button>
      </p>
    </form>
  );
}

function prefixed(field: Field): Field {
  const { showWhen } = field;
  return {
    ...field,
    name: PREFIX + field.name,
    ...(showWhen && { showWhen: { ...showWhen, field: PREFIX + showWhen.field } }),
  };
}
