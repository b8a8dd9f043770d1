import type { EmbedForm } from '@lampstand/server/contracts';
import { useAdmin } from '../admin-context.ts';
import styles from './app-code.module.css';
import { CodeBox } from './code-box.tsx';
import { Disclosure } from './disclosure.tsx';

/** Other embed forms of the same app. */
export function OtherForms({ forms }: { forms: readonly EmbedForm[] }) {
  const { codes } = useAdmin().words;
  if (forms.length === 0) return null;
  return (
    <Disclosure title={codes.others}>
      <p className="small muted">{codes.othersLead}</p>
      {forms.map(({ form, name, code, once }) => (
        <div key={form} className={styles.form}>
          <p className="small">{codes.forms[form]}</p>
          {once && <CodeBox title={`${name}: ${once.where}`} code={once.code} />}
          <CodeBox title={name} code={code} />
        </div>
      ))}
    </Disclosure>
  );
}
