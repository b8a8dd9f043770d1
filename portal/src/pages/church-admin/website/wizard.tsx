import { useSearchParams } from 'wouter';
import { useEmbedPlan } from '../../../lib/use-embed-plan.ts';
import { useEmbedSettings } from '../../../lib/use-embed-settings.ts';
import { Fetched } from './fetched.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SetUpProvider, useGuideLanguage, wordsIn } from './set-up-context.ts';
import { WizardSteps } from './wizard-steps.tsx';

const POLL_MS = 30_000;

export interface OfWebsite {
  slug: string;
  name: string;
  /** Set when a Super Admin looks at another church. */
  church: string | undefined;
  /** A Super Admin sees the codes whatever the church's plan. */
  superAdmin: boolean;
}

/** Seven steps from a plan to an app that is seen to be live. */
export function Wizard({ slug, name, church, superAdmin }: OfWebsite) {
  const [search] = useSearchParams();
  const { settings, error, retry } = useEmbedSettings(church);
  const status = useEmbedPlan(church, search.get('step') === 'status' ? POLL_MS : 0);
  const { lang, choose } = useGuideLanguage(settings?.language);
  const words = wordsIn(lang);
  // Nothing is shown or locked before the plan is known; one that cannot be fetched gives no codes, and its step says so.
  const known = status.plan || status.error ? settings : undefined;
  return (
    <SetUpProvider value={{ words, lang, church, slug, name, superAdmin }}>
      <section lang={lang} aria-label={words.guide}>
        <LanguageSwitch onChoose={choose} />
        <Fetched name={words.status.name} failed={words.settingsFailed} data={known} error={error} retry={retry}>
          {(saved) => <WizardSteps saved={saved} status={status} />}
        </Fetched>
      </section>
    </SetUpProvider>
  );
}
