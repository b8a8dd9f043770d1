import { type ContactTopic, contactTopics, MOST_MESSAGE_CHARACTERS } from '@lampstand/server/contracts';
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { contactAddress, contactHints, isTopic } from '../../content/contact.ts';
import { figures } from '../../lib/figures.ts';
import { formValues } from '../../lib/form-values.ts';
import { useContact } from '../../lib/use-contact.ts';
import { useFocusOnProblem } from '../../lib/use-focus-on-problem.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { AreaField, TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';
import styles from './contact.module.css';
import { ContactHelp } from './contact-help.tsx';
import { ContactSent } from './contact-sent.tsx';

/** From this length on the page counts the characters that are left. */
const LONG = MOST_MESSAGE_CHARACTERS - 500;
const fields = ['topic', 'name', 'email', 'message'] as const;
const topics = Object.entries(contactTopics).map(([value, label]) => ({ value, label }));

/** A message to support. What was typed stays until it is sent. */
export function ContactForm({ to }: { to: string | undefined }) {
  const { send, busy, error, help } = useContact();
  const [sentFrom, setSentFrom] = useState<string>();
  const [mended, setMended] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useDraft(form);
  useFocusOnProblem(form, error);
  if (sentFrom) return <ContactSent email={sentFrom} to={to} help={help} />;

  const { topic = '', message = '' } = draft ?? {};
  const problemOf = (field: string) => (mended.includes(field) ? undefined : error?.for(field));
  const refused = error && !fields.some((field) => error.for(field)) && error;
  const change = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    const { name }: { name: string } = target;
    setDraft(draftOf(currentTarget));
    setMended((before) => [...before, name]);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const typed = formValues(event, ...fields);
    setMended([]);
    // The server names a missing topic with the other fields.
    if (await send({ ...typed, topic: typed.topic as ContactTopic })) setSentFrom(typed.email.trim());
  };

  return (
    <form ref={form} className={styles.paper} onSubmit={submit} onChange={change} noValidate aria-labelledby="write">
      <h2 id="write">Send us a message</h2>
      {refused && (
        <Callout tone="urgent" title="Your message wasn’t sent.">
          <p>{refused.code === 'network' ? 'Check your connection, then try again.' : refused.message}</p>
          <p>Everything you wrote is still here.</p>
        </Callout>
      )}
      <SelectField
        label="What’s it about?"
        name="topic"
        required
        defaultValue=""
        options={[{ value: '', label: 'Choose a topic' }, ...topics]}
        problem={problemOf('topic')}
      />
      <TextField label="Your name" optional name="name" autoComplete="name" problem={problemOf('name')} />
      <TextField
        label="Your email"
        help="We answer at this address."
        name="email"
        type="email"
        autoComplete="email"
        required
        problem={problemOf('email')}
      />
      <AreaField
        label="Message"
        help={[isTopic(topic) && contactHints[topic], lengthHint(message)].filter(Boolean).join(' ')}
        name="message"
        rows={9}
        required
        problem={problemOf('message')}
      />
      {help && <ContactHelp help={help} />}
      {/* Until the page works, the browser would put what was typed into its address. */}
      <Button type={draft ? 'submit' : 'button'} look="main" size="big" busy={busy}>
        {busy ? 'Sending…' : 'Send message'}
      </Button>
      {to && (
        <p className="small muted">
          Or <a href={contactAddress(to, topic, message)}>open it in your email app</a>.
        </p>
      )}
    </form>
  );
}

/** Topic and message as typed so far, also before hydration; undefined until the page works. */
function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState<ReturnType<typeof draftOf>>();
  useEffect(() => {
    if (form.current) setDraft(draftOf(form.current));
  }, [form]);
  return [draft, setDraft] as const;
}

function draftOf(form: HTMLFormElement) {
  const typed = new FormData(form);
  return { topic: String(typed.get('topic') ?? ''), message: String(typed.get('message') ?? '') };
}

function lengthHint({ length }: string): string {
  if (length < LONG) return `Up to ${figures(MOST_MESSAGE_CHARACTERS, 'en')} characters.`;
  const left = MOST_MESSAGE_CHARACTERS - length;
  return left < 0 ? `${figures(-left, 'en')} characters too many.` : `${figures(left, 'en')} characters left.`;
}
