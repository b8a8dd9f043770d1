import { useState } from 'react';
import { embedForms, slugProblem } from '../../content/embed-forms.ts';
import { useApps } from '../../lib/use-apps.ts';
import { useSite } from '../../lib/use-site.ts';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';
import { CodePiece } from './code-piece.tsx';
import styles from './embed-instructions.module.css';
import { useTypedEarly } from './use-typed-early.ts';

const SAMPLE_CHURCH = 'grace-chapel';
const firstApp = { id: 'prayer-generator', name: 'Prayer Generator' };

const idOf = (typed: string) => typed.trim().toLowerCase();

/** Church and app of the codes on the page. */
export function useEmbedSubject() {
  const site = useSite();
  const { apps } = useApps();
  const ready = apps?.filter(({ available }) => available) ?? [firstApp];
  const [typed, setTyped] = useState(SAMPLE_CHURCH);
  const [appId, setAppId] = useState(firstApp.id);
  const problem = slugProblem(typed);
  const subject = {
    origin: site?.embedOrigin ?? 'https://lampstand.example',
    church: problem ? SAMPLE_CHURCH : typed,
    app: ready.find(({ id }) => id === appId) ?? firstApp,
  };
  return { subject, fill: { ready, typed, setTyped, appId, setAppId, problem } };
}

type Filling = ReturnType<typeof useEmbedSubject>;

/** Inputs for church and app. All codes on the page follow them. */
export function FillIn({ ready, typed, setTyped, appId, setAppId, problem }: Filling['fill']) {
  const place = useTypedEarly(([app, church]) => {
    if (app) setAppId(app.value);
    if (church) setTyped(idOf(church.value));
  });
  return (
    <div className={styles.fill} ref={place}>
      <SelectField
        label="App"
        value={appId}
        options={ready.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => setAppId(event.currentTarget.value)}
      />
      <TextField
        label="Your church’s ID"
        help="grace-chapel is a sample."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        problem={problem}
        onChange={(event) => setTyped(idOf(event.currentTarget.value))}
      />
    </div>
  );
}

/** The other five embed forms. */
export function OtherForms({ subject }: Pick<Filling, 'subject'>) {
  return (
    <ol className={styles.forms}>
      {embedForms.slice(1).map(({ id, title, when, code, once }) => (
        <li key={id} id={`form-${id}`}>
          <h3>{title}</h3>
          <p>{when}</p>
          <CodePiece name={title} code={code(subject)} />
          {once && (
            <>
              <p className="small muted">{once.where}:</p>
              <CodePiece name={`${title}: ${once.where}`} code={once.code(subject)} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
