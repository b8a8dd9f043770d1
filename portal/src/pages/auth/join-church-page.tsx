import { type FormEvent, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Link, useLocation, useSearchParams } from 'wouter';
import { api, read } from '../../lib/api.ts';
import { formValues } from '../../lib/form-values.ts';
import { withReturnTo } from '../../lib/return-to.ts';
import { useFocusOnProblem } from '../../lib/use-focus-on-problem.ts';
import { useInvite } from '../../lib/use-invite.ts';
import { usePerson } from '../../lib/use-person.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { TextField } from '../../ui/field.tsx';
import { SplitLayout } from '../../ui/split-layout.tsx';
import styles from './auth.module.css';
import { useAuthPage } from './auth-texts.ts';

/** Joins a church by invite code, with the signed-in account or a new one. */
export function JoinChurchPage() {
  const { words } = useAuthPage(({ join }) => join.page);
  const [search] = useSearchParams();
  const invite = search.get('invite') ?? search.get('code') ?? '';
  const asked = useInvite(invite || null);
  const church = asked.invite?.churchName;
  const { person } = usePerson();
  const [, navigate] = useLocation();
  const { mutate } = useSWRConfig();
  const [code, setCode] = useState(invite);
  const { send, busy, error } = useSubmit((json: { inviteCode: string }) => read(api.church.join.$post({ json })));
  const form = useRef<HTMLFormElement>(null);
  const refusal = error ?? asked.error;
  useFocusOnProblem(form, error);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const { inviteCode } = formValues(event, 'inviteCode');
    if (!(await send({ inviteCode }))) return;
    await mutate(() => true);
    navigate('/dashboard');
  };
  const given = encodeURIComponent(code.trim());
  const here = given ? `/join-church?invite=${given}` : '/join-church';
  return (
    <SplitLayout words={<h2>{words.join.invited(church)}</h2>}>
      <form ref={form} className={styles.form} onSubmit={submit}>
        <h1>{words.join.title(church)}</h1>
        {!church && <p className="muted">{words.join.about}</p>}
        {refusal && (
          <Callout tone="urgent">
            <p>{words.refused(refusal)}</p>
          </Callout>
        )}
        <TextField
          label={words.inviteCode}
          name="inviteCode"
          autoComplete="off"
          figures
          required
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        {person ? (
          <Button type="submit" look="main" size="big" busy={busy}>
            {busy ? words.join.joining : words.join.as(person.user?.email ?? '')}
          </Button>
        ) : (
          <>
            <ButtonLink
              look="main"
              size="big"
              href={given ? `/signup?invite=${given}` : '/signup?userType=join-church'}
            >
              {words.join.next}
            </ButtonLink>
            <p>
              {words.join.have} <Link href={withReturnTo('/login', here)}>{words.join.login}</Link>
            </p>
          </>
        )}
      </form>
    </SplitLayout>
  );
}
