import type { PlatformId } from '@lampstand/server/contracts';
import { useEmbedCodes, useSubscribedApps } from '../../../lib/use-embed-codes.ts';
import type { useEmbedPlan } from '../../../lib/use-embed-plan.ts';
import { useAdmin } from '../admin-context.ts';
import { Fetched } from '../fetched.tsx';
import { AppCode } from './app-code.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { PlanWall } from './plan-wall.tsx';
import { WebsiteTexts } from './website-texts.tsx';
import styles from './wizard.module.css';

export interface Chosen {
  platform: PlatformId | undefined;
  app: string | undefined;
  onApp: (app: string) => void;
}

interface Props extends Chosen {
  status: ReturnType<typeof useEmbedPlan>;
  canAccess: boolean;
}

/** The embed code of each app, where it goes, and known problems. */
export function CodesStep({ platform, app, onApp, status, canAccess }: Props) {
  const { words } = useAdmin();
  if (!canAccess) {
    return (
      <Fetched
        name={words.status.name}
        data={status.plan}
        error={status.error && { message: words.status.unable }}
        failed={words.status.failed}
        retry={status.retry}
      >
        {(plan) => (
          <div className={styles.stack}>
            <PlanNotice plan={plan} />
            {plan.status !== 'paused' && <PlanWall />}
          </div>
        )}
      </Fetched>
    );
  }
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>{words.codes.lead}</p>
      <Codes {...{ platform, app, onApp }} />
    </div>
  );
}

function Codes({ platform, app, onApp }: Chosen) {
  const { words, lang, church } = useAdmin();
  const { answer, error, retry } = useEmbedCodes(church, lang, platform);
  const subscribed = useSubscribedApps(church, true);
  const { codes } = words;
  const refused = answer && !answer.success ? { message: answer.error ?? codes.unable } : undefined;
  const failure =
    refused ?? (error?.code === 'network' || error?.code === 'unknown' ? { message: codes.unable } : error);
  return (
    <Fetched
      name={codes.name}
      data={subscribed.apps}
      error={subscribed.error}
      failed={codes.failedApps}
      retry={subscribed.retry}
    >
      {(apps) => (
        <Fetched
          name={codes.name}
          data={refused ? undefined : answer}
          error={failure}
          failed={codes.failed}
          retry={retry}
        >
          {(ready) => (
            <>
              <AppCode answer={ready} apps={apps} app={app} onApp={onApp} />
              <WebsiteTexts />
            </>
          )}
        </Fetched>
      )}
    </Fetched>
  );
}
