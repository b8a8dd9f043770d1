import type { PlatformChoice, PlatformId } from '@lampstand/server/contracts';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { formValues } from '../../../lib/form-values.ts';
import { useInstallationCheck } from '../../../lib/use-embed-check.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useAdmin } from '../admin-context.ts';
import { platformOfSite } from './platform-of-site.ts';
import styles from './verify-step.module.css';

interface Props {
  platforms: readonly PlatformChoice[];
  onFound: (platform: PlatformId) => void;
}

/** For people who do not know what their website is built with: reads the page and chooses the platform. */
export function PlatformFinder({ platforms, onFound }: Props) {
  const { words, lang, church } = useAdmin();
  const { platform: texts, verify } = words;
  const { busy, error, setError, look } = useInstallationCheck(church);
  const [result, setResult] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const url = formValues(event, 'site').site.trim();
    setResult('');
    if (!url) return setError(new ApiError(400, { message: verify.noUrl, code: 'invalid_input', field: 'url' }));
    const check = await look({ url, lang });
    if (!check) return;
    const generator = check.details.find(({ name }) => name === 'generator')?.value;
    const found = platforms.find(({ id }) => id === platformOfSite(check.url, generator));
    if (found) onFound(found.id);
    setResult(found ? texts.looksLike(found.name) : check.finding === 'unreachable' ? check.says : texts.noIdea);
  };
  return (
    <div>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={texts.site}
          name="site"
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          problem={error && words.sections.problem(error)}
        />
        <Button type="submit" busy={busy}>
          {busy ? texts.looking : texts.find}
        </Button>
      </form>
      <p role="status">{result}</p>
    </div>
  );
}
