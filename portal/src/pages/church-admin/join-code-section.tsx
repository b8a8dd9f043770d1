import type { JoinCode } from '@lampstand/server/contracts';
import { useState } from 'react';
import { useJoinCode } from '../../lib/use-join-code.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useCopy } from '../public/use-copy.ts';
import styles from './church-admin.module.css';

/** The church's join code, for the bulletin or a poster. */
export function JoinCodeSection({ church }: { church?: string }) {
  const { joinCode, error, retry, actions } = useJoinCode(church);
  return (
    <section className={styles.members} aria-labelledby="join-code">
      <header className={styles.sectionHead}>
        <h2 id="join-code">Join code</h2>
      </header>
      <p className="muted">
        One code for everyone, for the bulletin or a poster. People who use it wait until you approve them.
      </p>
      <AsyncState
        name="join code"
        data={joinCode === undefined ? undefined : { joinCode }}
        error={error}
        retry={retry}
        empty={{
          when: (loaded) => loaded.joinCode === null,
          show: (
            <p>
              <Button onClick={actions.replace}>Create a join code</Button>
            </p>
          ),
        }}
      >
        {(loaded) => loaded.joinCode && <Code joinCode={loaded.joinCode} {...actions} />}
      </AsyncState>
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
  const { copied, copy } = useCopy(link, 'The link has been copied to your clipboard.');
  return (
    <div className={styles.joinCode}>
      <img src={`${new URL(link).pathname}/qr.svg`} alt={`QR code that opens ${link}`} width={144} height={144} />
      <div className="stack">
        <p className={styles.code}>{code}</p>
        <p className="small">{link}</p>
        <p className="row">
          <a href={poster} target="_blank" rel="noreferrer">
            Print the poster
          </a>
          <Button size="slim" onClick={copy}>
            {copied ? 'Copied' : 'Copy the link'}
          </Button>
          <Button look="quiet" size="slim" onClick={() => setAsking('replace')}>
            New code…
          </Button>
          <Button look="quiet" size="slim" onClick={() => setAsking('remove')}>
            Remove code…
          </Button>
        </p>
      </div>
      <ConfirmDialog
        open={asking === 'replace'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title="Create a new join code?"
        text="The code you have now stops working, and so do its link and printed posters."
        action="Create a new code"
        onConfirm={replace}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title="Remove the join code?"
        text="Its link and printed posters stop working. People can then join by invitation only."
        action="Remove the code"
        onConfirm={remove}
      />
    </div>
  );
}
