import { type ReactNode, type RefObject, useState } from 'react';
import { fill } from '../../view/words.ts';
import type { FullBoot } from '../boot.ts';

interface ComposerProps {
  boot: FullBoot;
  label: string;
  /** Id of the question that is answered. */
  describedBy?: string;
  placeholder: string;
  maxLength: number;
  submit: string;
  form: RefObject<HTMLFormElement | null>;
  running: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
  /** Beside the button. */
  extra?: ReactNode;
  /** Below the button. */
  children?: ReactNode;
}

/** The text box of a conversation. Enter sends, Shift and Enter make a new line; the text stays until it is sent. */
export function Composer(props: ComposerProps) {
  const { boot, label, describedBy, placeholder, maxLength, submit, form, running, onSend, onStop, extra, children } =
    props;
  const { words } = boot;
  const [problem, setProblem] = useState('');
  const send = () => {
    const area = form.current?.querySelector('textarea');
    const text = area?.value.trim() ?? '';
    if (!area || !text || running) return area?.focus();
    if (text.length > maxLength) return setProblem(fill(words.chat.tooLong, { limit: maxLength }));
    setProblem('');
    area.value = '';
    area.focus();
    onSend(text);
  };
  const onAct = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    send();
  };
  return (
    <form className="composer grid" ref={form} autoComplete="off" noValidate onSubmit={onAct}>
      <textarea
        id="composer"
        className="area"
        rows={2}
        aria-label={label}
        placeholder={placeholder}
        aria-describedby={problem ? 'composer-p' : describedBy}
        aria-invalid={problem ? true : undefined}
        onKeyDown={(event) => {
          // Enter also ends a word of an input method; that one must not send.
          if (event.key === 'Enter' && !event.shiftKey && !('isComposing' in event && event.isComposing)) onAct(event);
        }}
      />
      {problem && (
        <p className="problem" id="composer-p" role="alert">
          {problem}
        </p>
      )}
      <p className="row">
        {running ? (
          <button type="button" className="button" onClick={onStop}>
            {words.answer.stop}
          </button>
        ) : (
          <button type="submit" className="button main" onClick={onAct}>
            {submit}
          </button>
        )}
        {extra}
      </p>
      {children}
    </form>
  );
}
