import { useApps } from '../../lib/use-apps.ts';
import { useSubscription } from '../../lib/use-subscription.ts';
import { Callout } from '../../ui/callout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { CodeLine } from './code-line.tsx';
import { refusalOf } from './plan-words.ts';
import styles from './website-integration.module.css';

interface Props {
  slug: string;
  /** A Super Admin sees the lines whatever the church's plan. */
  always: boolean;
}

/** The one line for each app that is built, ready to copy, when the church's plan allows. */
export function WebsiteIntegration({ slug, always }: Props) {
  const { subscription, error, retry } = useSubscription();
  return (
    <section className={styles.lines} aria-labelledby="line">
      <h2 id="line">One line for your website</h2>
      {always ? (
        <Lines slug={slug} />
      ) : (
        <Loaded
          name="plan"
          data={subscription}
          error={error && { message: 'Unable to check subscription status. Please try again or contact support.' }}
          retry={retry}
        >
          {(plan) => {
            const refusal = refusalOf(plan);
            return (
              <>
                {refusal && (
                  <Callout tone={plan.canAccessSnippets ? 'caution' : 'info'} title={refusal.title}>
                    <p>{refusal.text}</p>
                  </Callout>
                )}
                {plan.canAccessSnippets && <Lines slug={slug} />}
              </>
            );
          }}
        </Loaded>
      )}
    </section>
  );
}

function Lines({ slug }: { slug: string }) {
  const { apps, error, retry } = useApps();
  return (
    <>
      <p>Copy a line and paste it into a page of your church’s website where HTML is allowed. The app appears there.</p>
      <Loaded name="apps" data={apps} error={error} retry={retry}>
        {(all) =>
          all
            .filter(({ available }) => available)
            .map(({ id, name }) => (
              <CodeLine
                key={id}
                name={name}
                code={`<script async src="${location.origin}/embed.js" data-church="${slug}" data-app="${id}"></script>`}
              />
            ))
        }
      </Loaded>
    </>
  );
}
