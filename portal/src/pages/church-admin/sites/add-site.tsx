import { type FormEvent, useState } from 'react';
import { useSiteActions } from '../../../lib/use-sites.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useAdmin } from '../admin-context.ts';
import styles from './sites.module.css';

/** Drops the path: the address of a page means its website. */
const siteOf = (typed: string) => {
  const address = typed.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(address) ? address : `https://${address}`);
  return url?.hostname.includes('.') && !address.includes('*') ? url.origin : address;
};

/** Adds a website to the list. */
export function AddSite() {
  const { words, church, lang } = useAdmin();
  const { sites: said, problem } = words.sections;
  const { allow } = useSiteActions(church, words.sections);
  const { send, busy, error, setError } = useSubmit(allow);
  const [typed, setTyped] = useState('');
  const refusals: Readonly<Record<string, string>> = { invalid_input: said.noSite, conflict: said.full };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const site = await send(siteOf(typed));
    if (!site) return;
    setTyped('');
    announce(said.added(site.origin), 'polite', lang);
  };
  return (
    <form className={styles.add} onSubmit={submit} noValidate>
      <TextField
        label={said.add}
        help={said.addHelp}
        placeholder="https://www.example.org"
        inputMode="url"
        autoComplete="url"
        maxLength={300}
        value={typed}
        problem={error && (refusals[error.code] ?? problem(error))}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" busy={busy}>
        {said.addIt}
      </Button>
    </form>
  );
}
