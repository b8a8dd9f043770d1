import type { ContactAnswer } from '@lampstand/server/contracts';
import { FocusedHeading } from '../../ui/focused-heading.tsx';
import styles from './contact.module.css';
import { ContactHelp } from './contact-help.tsx';

interface Props {
  /** The address that the answer goes to. */
  email: string;
  /** The support address; undefined while loading. */
  to: string | undefined;
  help: ContactAnswer['help'];
}

/** Says that a message was sent and what happens next. */
export function ContactSent({ email, to, help }: Props) {
  return (
    <div className={styles.paper}>
      <FocusedHeading level={2}>Message sent</FocusedHeading>
      {help && <ContactHelp help={help} sent />}
      <p>
        A person reads it and answers at <b>{email}</b>, usually within a few days.
      </p>
      <p className="small muted">
        No answer? Check your spam folder
        {to && (
          <>
            , then email <a href={`mailto:${to}`}>{to}</a>
          </>
        )}
        .
      </p>
    </div>
  );
}
