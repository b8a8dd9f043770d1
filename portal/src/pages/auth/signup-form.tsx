import type { Signup } from '@lampstand/server/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
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
import { ChurchFields } from './church-fields.tsx';
import { PromoField } from './promo-field.tsx';
import { checkSignup, payloadOf, type SignupDraft } from './signup-draft.ts';
import { useSignupProblems } from './use-signup-problems.ts';

const types = [
  {
    value: 'church-admin',
    label: 'Church Administrator',
    help: 'Register your church and manage its members and website.',
  },
  {
    value: 'join-church',
    label: 'Join Existing Church',
    help: 'You have an invite code or a join code from your church.',
  },
  { value: 'individual', label: 'Individual User', help: 'Use the apps on your own.' },
] as const;

/** What the page's URL says. */
export interface SignupHints {
  /** An invite code; it is never empty. */
  invite: string | null;
  promo: string | null;
  /** Selects "Join Existing Church". */
  joining?: boolean;
}

interface Props {
  hints: SignupHints;
  onSent: (sent: { email: string; extensionDays?: number }) => void;
}

export function SignupForm({ hints, onSent }: Props) {
  const invited = hints.invite !== null;
  const [userType, setUserType] = useState<Signup['userType'] | undefined>(
    invited || hints.joining ? 'join-church' : undefined,
  );
  const signIn = useSignIn();
  const { send, busy, error, setError } = useSubmit((json: Signup) => read(api.auth.signup.$post({ json })));
  const problems = useSignupProblems({ error, userType, invited });
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, error);
  useEffect(() => fillInvitedEmail(form.current), []);

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
      <h1>{invited ? 'Join Church' : 'Sign Up'}</h1>
      {problems.above && (
        <Callout tone="urgent">
          <p>{problems.above}</p>
        </Callout>
      )}
      {!invited && (
        <RadioOptions
          legend="How do you want to use Lampstand?"
          name="userType"
          value={userType}
          options={types}
          onChange={setUserType}
        />
      )}
      <TextField label="Your name" name="name" autoComplete="name" required problem={problems.at('name')} />
      <TextField
        label="Your email"
        name="email"
        type="email"
        autoComplete="email"
        required
        problem={problems.at('email')}
      />
      {userType === 'join-church' && !invited && (
        <TextField
          label="Invite code"
          name="inviteCode"
          autoComplete="off"
          figures
          problem={problems.at('inviteCode')}
          help="You’ll find it in the invitation email or in your church’s bulletin."
        />
      )}
      {userType === 'church-admin' && <ChurchFields problemOf={problems.at} />}
      <div className={styles.pair}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          help="At least 6 characters. A short sentence works well."
          problem={problems.at('password')}
        />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          required
          problem={problems.at('confirmPassword')}
        />
      </div>
      {!invited && <PromoField promo={hints.promo} problem={problems.at('promoCode')} />}
      <Button type="submit" look="main" size="big" busy={busy}>
        {busy ? 'Creating your account…' : invited ? 'Join the church' : 'Create account'}
      </Button>
      <p className="small muted">
        By signing up you accept the <Link href="/terms">Terms of Service</Link> and the{' '}
        <Link href="/privacy-policy">Privacy Policy</Link>.
      </p>
      <p>
        Have an account? <Link href="/login">Login</Link>
      </p>
    </form>
  );
}

/** The link in an invitation carries the invited address in its fragment, which no server sees. */
function fillInvitedEmail(form: HTMLFormElement | null): void {
  const email = new URLSearchParams(location.hash.slice(1)).get('email');
  const field = form?.elements.namedItem('email');
  if (email && field instanceof HTMLInputElement) field.value ||= email;
}
