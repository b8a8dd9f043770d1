import type { Invite, Signup } from '@lampstand/server/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Failure } from '../../content/en/failure.ts';
import { terms } from '../../content/terms.ts';
import { api, read } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { formValues } from '../../lib/form-values.ts';
import { useFocusOnProblem } from '../../lib/use-focus-on-problem.ts';
import { useSignIn } from '../../lib/use-person.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RadioOptions } from '../../ui/radio-options.tsx';
import styles from './auth.module.css';
import { useAuthTexts } from './auth-texts.ts';
import { ChurchFields } from './church-fields.tsx';
import { PromoField } from './promo-field.tsx';
import { checkSignup, payloadOf, type SignupDraft } from './signup-draft.ts';
import { optionsOf } from './signup-options.ts';
import { useSignupProblems } from './use-signup-problems.ts';

/** What the page's URL says. */
export interface SignupHints {
  /** An invite code; it is never empty. */
  invite: string | null;
  promo: string | null;
  /** The way that the link asks for. */
  userType?: Signup['userType'] | undefined;
}

interface Props {
  hints: SignupHints;
  /** What the invite code is for, once it is known. */
  invite?: Invite | undefined;
  /** Why the invite code cannot be used. */
  refused?: Failure | undefined;
  onSent: (sent: { email: string; extensionDays?: number }) => void;
}

export function SignupForm({ hints, invite, refused, onSent }: Props) {
  const { words } = useAuthTexts();
  const { signUp } = words;
  const invited = hints.invite !== null;
  const [userType, setUserType] = useState<Signup['userType'] | undefined>(
    invited ? 'join-church' : (hints.userType ?? (hints.promo === terms.trial.code ? 'church-admin' : undefined)),
  );
  const signIn = useSignIn();
  const { send, busy, error, setError } = useSubmit((json: Signup) => read(api.auth.signup.$post({ json })));
  const problems = useSignupProblems({ error, userType, invited, words });
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, error);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const values = formValues(
      event,
      'name',
      'email',
      'password',
      'confirmPassword',
      'promoCode',
      'inviteCode',
      'churchName',
      'contactEmail',
      'contactPhone',
      'sameEmail',
    );
    const contactEmail = values.sameEmail ? values.email : values.contactEmail;
    const draft: SignupDraft = { ...values, userType, contactEmail, inviteCode: hints.invite ?? values.inviteCode };
    const issues = checkSignup(draft);
    problems.forget();
    if (issues.length > 0)
      return setError(new ApiError(400, { message: issues[0]?.message, code: 'invalid_input', issues }));
    const answer = await send(payloadOf(draft));
    if (!answer) return;
    if (answer.sessionId && answer.next) return signIn({ sessionId: answer.sessionId, next: answer.next });
    onSent({ email: draft.email.trim(), extensionDays: answer.trialExtension?.extensionDays });
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} onChange={problems.mend} noValidate>
      <h1>{invite ? words.join.title(invite.churchName) : invited ? words.join.joinChurch : signUp.title}</h1>
      {refused && !error && (
        <Callout tone="urgent">
          <p>{words.refused(refused)}</p>
        </Callout>
      )}
      {problems.above && (
        <Callout tone="urgent">
          <p>{problems.above}</p>
        </Callout>
      )}
      {!invited && (
        <RadioOptions
          legend={signUp.use}
          name="userType"
          value={userType}
          options={optionsOf(words)}
          onChange={setUserType}
        />
      )}
      <TextField label={signUp.name} name="name" autoComplete="name" required problem={problems.at('name')} />
      <TextField
        key={invite?.email}
        label={signUp.email}
        name="email"
        defaultValue={invite?.email ?? undefined}
        readOnly={Boolean(invite?.email)}
        help={invite?.email ? signUp.emailHelp : undefined}
        type="email"
        autoComplete="email"
        required
        problem={problems.at('email')}
      />
      {userType === 'join-church' && !invited && (
        <TextField
          label={words.inviteCode}
          name="inviteCode"
          autoComplete="off"
          figures
          problem={problems.at('inviteCode')}
          help={signUp.codeHelp}
        />
      )}
      {userType === 'church-admin' && <ChurchFields problemOf={problems.at} />}
      <div className={styles.pair}>
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="new-password"
          required
          help={words.passwordHelp}
          problem={problems.at('password')}
        />
        <PasswordField
          label={signUp.confirm}
          name="confirmPassword"
          autoComplete="new-password"
          required
          problem={problems.at('confirmPassword')}
        />
      </div>
      {!invited && <PromoField promo={hints.promo} problem={problems.at('promoCode')} />}
      {userType === 'church-admin' && <p className="small muted">{signUp.later}</p>}
      <Button type="submit" look="main" size="big" busy={busy}>
        {busy ? signUp.creating : invited ? signUp.join : signUp.create}
      </Button>
      <p className="small muted">
        {signUp.accept[0]} <Link href="/terms">{signUp.accept[1]}</Link> {signUp.accept[2]}{' '}
        <Link href="/privacy-policy">{signUp.accept[3]}</Link>.
      </p>
      <p>
        {signUp.have} <Link href="/login">{signUp.login}</Link>
      </p>
    </form>
  );
}
