import { ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { FocusedHeading } from '../../ui/focused-heading.tsx';
import styles from './auth.module.css';
import { useAuthTexts } from './auth-texts.ts';
import { ResendVerification } from './verification-panel.tsx';

/** Shown after a signup: check your email. */
export function CheckEmail({ email, extensionDays }: { email: string; extensionDays?: number }) {
  const { toLogin, checkEmail, verification } = useAuthTexts().words;
  return (
    <section className={styles.form} aria-labelledby="check-email">
      <div>
        <FocusedHeading id="check-email">{checkEmail.title}</FocusedHeading>
        <p>
          {checkEmail.sent[0]} <b>{email}</b>
          {checkEmail.sent[1]}
        </p>
      </div>
      {extensionDays !== undefined && (
        <Callout tone="success">
          <p>{checkEmail.extended(extensionDays)}</p>
        </Callout>
      )}
      <div className="small muted">
        <p>{checkEmail.lost}</p>
        <ResendVerification email={email} sent={verification.resent} />
      </div>
      <p>
        <ButtonLink href="/login">{toLogin}</ButtonLink>
      </p>
    </section>
  );
}
