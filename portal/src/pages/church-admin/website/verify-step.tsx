import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { formValues } from '../../../lib/form-values.ts';
import { useInstallationCheck, useLastSeen } from '../../../lib/use-embed-check.ts';
import { useSubscribedApps } from '../../../lib/use-embed-codes.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { useAdmin } from '../admin-context.ts';
import { CheckResult } from './check-result.tsx';
import type { Chosen } from './codes-step.tsx';
import { LastSeen } from './last-seen.tsx';
import styles from './verify-step.module.css';
import wizard from './wizard.module.css';

const ANY = '';

/** The server checks the church's page and reports what it found. */
export function VerifyStep({ app }: Chosen) {
  const { words, lang, church } = useAdmin();
  const { verify } = words;
  const { check, busy, error, setError, look } = useInstallationCheck(church);
  const { apps = [] } = useSubscribedApps(church, true);
  const { pages, error: pagesError, retry } = useLastSeen(church);
  const [appId, setAppId] = useState(app ?? ANY);
  const wanted = (url: string) => ({ url, lang, ...(appId === ANY ? {} : { appId }) });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const url = formValues(event, 'url').url.trim();
    if (!url) return setError(new ApiError(400, { message: verify.noUrl, code: 'invalid_input', field: 'url' }));
    await look(wanted(url));
    retry();
  };
  const choices = apps.map((each) => ({ value: each.appId, label: each.appName }));
  return (
    <div className={wizard.stack}>
      <p className={wizard.lead}>{verify.lead}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={verify.url}
          name="url"
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          defaultValue={check?.url}
          help={verify.urlHelp}
          problem={error?.for('url')}
        />
        <SelectField
          label={verify.which}
          value={appId}
          onChange={(event) => setAppId(event.target.value)}
          options={[{ value: ANY, label: verify.any }, ...choices]}
        />
        <Button look="main" type="submit" busy={busy}>
          {busy ? verify.looking : check ? verify.again : verify.look}
        </Button>
      </form>
      {error && !error.for('url') && (
        <Callout tone="urgent" title={verify.failed}>
          <p>
            {words.sections.problem(error)} {error.requestId && `${words.requestId} ${error.requestId}`}
          </p>
        </Callout>
      )}
      {busy && (
        <p className={styles.reading} role="status">
          <span aria-hidden="true" />
          {verify.looking}
        </p>
      )}
      {check && !busy && (
        <CheckResult
          key={check.checkedAt}
          check={check}
          onAllow={(allow) => void look({ ...wanted(check.url), allow })}
          onAgain={() => void look(wanted(check.url))}
        />
      )}
      <LastSeen pages={pages} error={pagesError} retry={retry} apps={apps} />
      <p className="small muted">{verify.skip}</p>
    </div>
  );
}
