import type { AiStatement, StatementLanguage } from '@lampstand/server/contracts';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { useAiStatement } from '../../../lib/use-ai-statement.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAdmin, useAdminToast } from '../admin-context.ts';
import { ChoiceRow } from '../appearance/choice-row.tsx';
import { Fetched } from '../fetched.tsx';
import styles from './statement.module.css';
import { statementDay, statementText } from './statement-text.ts';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
] as const;

/** The church's AI statement on one page, to print, copy or save. */
export function StatementSheet() {
  const { words, lang: spoken, church } = useAdmin();
  const { statement: said } = words.voice;
  const [chosen, setChosen] = useState<StatementLanguage>();
  const lang = chosen ?? spoken;
  const { statement, error, retry } = useAiStatement(lang, church);
  return (
    <div className={styles.statement}>
      <div className={styles.tools}>
        <ChoiceRow<StatementLanguage> legend={said.language} value={lang} options={languages} onChange={setChosen} />
        {statement && <StatementActions statement={statement} />}
      </div>
      <Fetched name={said.name} failed={said.failed} data={statement} error={error} retry={retry}>
        {(shown) => <Sheet statement={shown} />}
      </Fetched>
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

function StatementActions({ statement }: { statement: AiStatement }) {
  const { statement: said } = useAdmin().words.voice;
  const showToast = useAdminToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(statementText(statement));
      showToast({ tone: 'info', title: said.copied, text: said.copiedText });
    } catch {
      showToast({ tone: 'urgent', title: said.notCopied, text: said.notCopiedText });
    }
  };
  const save = () => {
    const download = statement.lang === 'es' ? 'como-usamos-la-ia.txt' : 'how-we-use-ai.txt';
    saveFile(new Blob([statementText(statement)], { type: 'text/plain;charset=utf-8' }), download);
  };
  return (
    <p className={styles.take}>
      <Button look="main" onClick={() => window.print()}>
        <Icon name="print" />
        {said.print}
      </Button>
      <Button onClick={copy}>
        <Icon name="copy" />
        {said.copy}
      </Button>
      <Button onClick={save}>{said.asText}</Button>
    </p>
  );
}
