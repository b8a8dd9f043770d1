import { groups } from '@lampstand/sdk/app';
import { RequirePerson } from '../../lib/require-person.tsx';
import { useApps } from '../../lib/use-apps.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './dashboard.module.css';

const NO_CHURCH = 'lampstand';

/** The tools, as a contents page. Apps open on their own page, with the church's settings. */
export function DashboardPage() {
  const { apps, error, retry } = useApps();
  return (
    <RequirePerson name="Dashboard">
      {({ church }) => (
        <Page title="Tools" noindex about="Everything opens on a page of its own. What you write there is not kept.">
          <Loaded name="tools" data={apps} error={error} retry={retry}>
            {(all) =>
              Object.entries(groups).map(([group, heading]) => (
                <section key={group} className={styles.group} aria-label={heading}>
                  <h2>{heading}</h2>
                  <ul>
                    {all
                      .filter((app) => app.group === group)
                      .map(({ id, name, summary, icon, iconLit, available }) => (
                        <li key={id} data-available={available || undefined}>
                          <svg viewBox="0 0 24 24" aria-hidden="true">
                            <path d={icon} />
                            <path className={styles.lit} d={iconLit} />
                          </svg>
                          <div>
                            <h3>
                              {available ? (
                                <a href={`/a/${church?.slug ?? NO_CHURCH}/${id}`}>{name}</a>
                              ) : (
                                <>
                                  {name} <small>not built yet</small>
                                </>
                              )}
                            </h3>
                            <p className="small">{summary}</p>
                          </div>
                        </li>
                      ))}
                  </ul>
                </section>
              ))
            }
          </Loaded>
        </Page>
      )}
    </RequirePerson>
  );
}
