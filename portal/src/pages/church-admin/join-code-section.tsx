import type { JoinCode } from '@lampstand/server/contracts';
import { useState } from 'react';
import { useJoinCode } from '../../lib/use-join-code.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAdmin } from './admin-context.ts';
import styles from './church-admin.module.css';
import { Fetched } from './fetched.tsx';
import { useAdminCopy } from './use-admin-copy.ts';

/** The church's join code, for the bulletin or a poster. */
export function JoinCodeSection() {
  const { words, church } = useAdmin();
  const said = words.management.joinCode;
  const { joinCode, error, retry, actions } = useJoinCode(church, words);
  return (
    <section className={styles.members} aria-labelledby="join-code">
      <header className={styles.sectionHead}>
        <h2 id="join-code">{said.title}</h2>
      </header>
      <p className={`muted ${styles.lead}`}>{said.lead}</p>
      <Fetched
        name={said.name}
        failed={said.failed}
        data={joinCode === undefined ? undefined : { joinCode }}
        error={error}
        retry={retry}
        empty={{
          when: (loaded) => loaded.joinCode === null,
          show: (
            <p>
              <Button onClick={actions.replace}>{said.create}</Button>
            </p>
          ),
        }}
      >
        {(loaded) => loaded.joinCode && <Code joinCode={loaded.joinCode} {...actions} />}
      </Fetched>
    </section>
  );
}

interface CodeProps {
  joinCode: JoinCode;
  replace: () => Promise<boolean>;
  remove: () => Promise<boolean>;
}

function Code({ joinCode: { code, link, poster }, replace, remove }: CodeProps) {
  const [asking, setAsking] = useState<'replace' | 'remove'>();
  const { words } = useAdmin();
  const { joinCode: said } = words.management;
  const { lang } = words.sections;
  const { copied, copy } = useAdminCopy(link, { done: said.copiedText, failed: said.notCopiedText });
  return (
    <div className={styles.joinCode}>
      <img src={`${new URL(link).pathname}/qr.svg`} alt={said.qr(link)} width={144} height={144} />
      <div className="stack">
        <p className={styles.code}>{code}</p>
        <p className="small">{link}</p>
        <p className="row">
          <a href={`${poster}?lang=${lang.code}`} target="_blank" rel="noreferrer">
            {said.poster}
          </a>
          <Button size="slim" onClick={copy}>
            {copied ? said.copied : said.copy}
          </Button>
          <Button look="quiet" size="slim" onClick={() => setAsking('replace')}>
            {said.replaceAsk}
          </Button>
          <Button look="quiet" size="slim" onClick={() => setAsking('remove')}>
            {said.removeAsk}
          </Button>
        </p>
      </div>
      <ConfirmDialog
        open={asking === 'replace'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={said.replaceTitle}
        text={said.replaceText}
        action={said.replace}
        lang={lang}
        onConfirm={replace}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={said.removeTitle}
        text={said.removeText}
        action={said.remove}
        lang={lang}
        onConfirm={remove}
      />
    </div>
  );
}
