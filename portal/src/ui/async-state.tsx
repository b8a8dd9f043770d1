import { type ReactNode, useEffect, useState } from 'react';
import { statesEn } from '../content/en/states.ts';
import styles from './async-state.module.css';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface Props<Data> {
  /** Undefined while loading. */
  data: Data | undefined;
  error: { message: string; requestId?: string } | undefined;
  /** Name of the data in the loading text, e.g. "members". */
  name: string;
  /** Title of the error state; by default made from `name`. */
  failed?: string;
  retry: () => void;
  /** Texts in the page's language, if it is not English. */
  words?: typeof statesEn;
  empty?: { when: (data: Data) => boolean; show: ReactNode };
  children: (data: Data) => ReactNode;
}

/** The four states of fetched data: loading, error, empty, ready. */
export function AsyncState<Data>({
  data,
  error,
  name,
  failed = `We couldn’t load the ${name}.`,
  retry,
  words = statesEn,
  empty,
  children,
}: Props<Data>) {
  if (data !== undefined) return empty?.when(data) ? empty.show : children(data);
  if (error) {
    return (
      <div className={styles.state}>
        <div className={styles.problem} role="alert">
          <Icon name="alert" />
          <p>
            <b>{failed}</b>
          </p>
          <p className="small">
            {error.message}{' '}
            {error.requestId && (
              <span className={styles.id}>
                {words.requestId} {error.requestId}
              </span>
            )}
          </p>
        </div>
        <Button size="slim" onClick={retry}>
          {words.again}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.state} aria-busy="true">
      <p className="small muted" role="status">
        <LongLoading text={words.loading(name)} />
      </p>
      <div className={styles.ruled} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

let isSaid = false;

/** Says that something loads only when it takes longer than a second, and one thing of a page at a time. */
function LongLoading({ text }: { text: string }) {
  const [says, setSays] = useState(false);
  useEffect(() => {
    let mine = false;
    const timer = setTimeout(() => {
      if (isSaid) return;
      isSaid = mine = true;
      setSays(true);
    }, 1_000);
    return () => {
      clearTimeout(timer);
      if (mine) isSaid = false;
    };
  }, []);
  return says ? text : <span aria-hidden="true">{text}</span>;
}

/** Empty state: a drawing, what is missing, and the next step. */
export function Empty({
  art,
  title,
  text,
  action,
}: {
  art: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      {art}
      <h3>{title}</h3>
      <p className="small">{text}</p>
      {action}
    </div>
  );
}
