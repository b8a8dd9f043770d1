import type { AiStatement, StatementLanguage } from '@lampstand/server/contracts';
import { useState } from 'react';
import { useAiStatement } from '../../../lib/use-ai-statement.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ChoiceRow } from '../appearance/choice-row.tsx';
import styles from './statement.module.css';
import { statementDay, statementText } from './statement-text.ts';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
] as const;

/** What the church may tell its people about AI: one sheet, made of its settings, to print, copy or save. */
export function StatementSheet({ church }: { church?: string }) {
  const [lang, setLang] = useState<StatementLanguage>('en');
  const { statement, error, retry } = useAiStatement(lang, church);
  return (
    <div className={styles.statement}>
      <div className={styles.tools}>
        <ChoiceRow<StatementLanguage> legend="Language" value={lang} options={languages} onChange={setLang} />
        {statement && <Take statement={statement} />}
      </div>
      <Loaded name="statement" data={statement} error={error} retry={retry}>
        {(shown) => <Sheet statement={shown} />}
      </Loaded>
    </div>
  );
}

function Sheet({ statement: { lang, title, church, lead, parts, ...rest } }: { statement: AiStatement }) {
  return (
    <article className={styles.sheet} lang={lang} aria-label={title}>
      <p className={styles.church}>{church}</p>
      <h3>{title}</h3>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.parts}>
        {parts.map(({ heading, text }) => (
          <section key={heading}>
            <h4>{heading}</h4>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <p className={styles.day}>{statementDay({ lang, ...rest })}</p>
    </article>
  );
}

function Take({ statement }: { statement: AiStatement }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(statementText(statement));
      showToast({ tone: 'info', title: 'Copied', text: 'Paste it into your website or your bulletin.' });
    } catch {
      showToast({
        tone: 'urgent',
        title: 'Not copied',
        text: 'Your browser did not allow it. Please save it as text.',
      });
    }
  };
  const save = () => {
    const address = URL.createObjectURL(new Blob([statementText(statement)], { type: 'text/plain;charset=utf-8' }));
    const download = statement.lang === 'es' ? 'como-usamos-la-ia.txt' : 'how-we-use-ai.txt';
    Object.assign(document.createElement('a'), { href: address, download }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  return (
    <p className={styles.take}>
      <Button look="main" onClick={() => window.print()}>
        <Icon name="print" />
        Print
      </Button>
      <Button onClick={copy}>
        <Icon name="copy" />
        Copy
      </Button>
      <Button onClick={save}>Save as text</Button>
    </p>
  );
}
