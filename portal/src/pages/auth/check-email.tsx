import { ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { FocusedHeading } from '../../ui/focused-heading.tsx';
import styles from './auth.module.css';
import { ResendVerification } from './verification-panel.tsx';

/** Shown after a signup: check your email. */
export function CheckEmail({ email, extensionDays }: { email: string; extensionDays?: number }) {
  return (
    <section className={styles.form} aria-labelledby="check-email">
      <div>
        <FocusedHeading id="check-email">Check Your Email</FocusedHeading>
        <p>
          We sent an email to <b>{email}</b>. Click the button in it within 24 hours.
        </p>
      </div>
      {extensionDays !== undefined && (
        <Callout tone="success">
          <p>Promo code applied! Your trial has been extended by {extensionDays} days.</p>
        </Callout>
      )}
      <div className="small muted">
        <p>Can’t find it? Check your spam folder, or</p>
        <ResendVerification email={email} sent="Verification email resent! Check your inbox." />
      </div>
      <p>
        <ButtonLink href="/login">Back to Login</ButtonLink>
      </p>
    </section>
  );
}
