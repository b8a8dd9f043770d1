import type { useEmbedPlan } from '../../../lib/use-embed-plan.ts';
import { Callout } from '../../../ui/callout.tsx';
import { useAdmin } from '../admin-context.ts';
import { Fetched } from '../fetched.tsx';
import { PlanNotice } from './plan-notice.tsx';
import styles from './wizard.module.css';

/** The church's plan; reloads while the step is shown. */
export function StatusStep({ status: { plan, error, retry } }: { status: ReturnType<typeof useEmbedPlan> }) {
  const { words, superAdmin } = useAdmin();
  const { status } = words;
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>{status.lead}</p>
      <Fetched
        name={status.name}
        data={plan}
        error={error && { message: status.unable }}
        failed={status.failed}
        retry={retry}
      >
        {(now) => (
          <>
            <dl className={styles.plan}>
              <dt>{status.plan}</dt>
              <dd>
                <i data-on={now.canAccessSnippets || undefined} aria-hidden="true" />
                {status.names[now.status]}
              </dd>
            </dl>
            <PlanNotice plan={now} />
            {superAdmin && !now.canAccessSnippets && (
              <Callout tone="info">
                <p>{status.superAdmin}</p>
              </Callout>
            )}
          </>
        )}
      </Fetched>
    </div>
  );
}
