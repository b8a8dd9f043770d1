import type { SeenPage } from '@lampstand/server/contracts';
import type { SectionMessages } from '../../../content/en/church-admin.ts';
import { useAdmin } from '../admin-context.ts';
import styles from './sites.module.css';

/** Failures of the last seven days by page and reason code. */
export function Failures({ pages, nameOf }: { pages: readonly SeenPage[]; nameOf: (appId: string) => string }) {
  const { seen: said } = useAdmin().words.sections;
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

/** One sentence on what a reason code means and what helps. A newer server can send a code that is not known here. */
export const meaningOf = (code: string, { reasons, unknownReason }: SectionMessages['seen']): string =>
  Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : unknownReason;
