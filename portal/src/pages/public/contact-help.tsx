import type { ContactAnswer } from '@lampstand/server/contracts';
import { contactEn } from '../../content/en/contact.ts';
import { contactEs } from '../../content/es/contact.ts';
import { FocusedHeading } from '../../ui/focused-heading.tsx';
import styles from './contact.module.css';

interface Props {
  help: NonNullable<ContactAnswer['help']>;
  /** The message is on its way. */
  sent?: boolean;
}

/** Where someone in danger finds help, before their message is sent and after. */
export function ContactHelp({ help: { title = '', text, contacts = [], lang = 'en' }, sent = false }: Props) {
  const { unsent } = lang === 'es' ? contactEs : contactEn;
  return (
    <section className={styles.help} lang={lang}>
      {sent ? <h3>{title}</h3> : <FocusedHeading level={3}>{title}</FocusedHeading>}
      <p>{text}</p>
      <ul>
        {contacts.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
      {!sent && <p>{unsent}</p>}
    </section>
  );
}
