import type { SeenPage } from '@lampstand/server/contracts';
import { useAdmin } from '../admin-context.ts';
import { meaningOf } from './reason-words.ts';
import styles from './sites.module.css';

/** What went wrong in the last seven days, page by page and code by code; nothing when all is well. */
export function Failures({ pages, nameOf }: { pages: readonly SeenPage[]; nameOf: (appId: string) => string }) {
  const { seen: said } = useAdmin().words.parts;
  const failing = pages.filter(({ failures }) => failures.length > 0);
  if (failing.length === 0) return <p className="muted small">{said.noFailures}</p>;
  return (
    <div className={styles.failures}>
      <h3>{said.wentWrong}</h3>
      {failing.map(({ page, appId, failures }) => (
        <section key={`${page} ${appId}`}>
          <h4>
            {page} <span>{nameOf(appId)}</span>
          </h4>
          <ul>
            {failures.map(({ code, count }) => (
              <li key={code}>
                <span className="fig">{count}</span>
                <p>
                  <code>{code}</code> {meaningOf(code, said)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
