import { type RefObject, useState } from 'react';
import { fill } from '../../view/words.ts';
import type { FullBoot } from '../boot.ts';
import { Fields, initialValues } from '../form/fields.tsx';
import { noProblems } from '../form/problems.ts';

interface ComposerProps {
  boot: FullBoot;
  form: RefObject<HTMLFormElement | null>;
  running: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** Where one writes. Enter sends, Shift and Enter make a new line; what is written stays until it is sent. */
export function Composer({ boot, form, running, onSend, onStop }: ComposerProps) {
  const { manifest, words } = boot;
  const [problem, setProblem] = useState('');
  const most = manifest.chat?.maxLength ?? 2000;
  const send = () => {
    const area = form.current?.querySelector('textarea');
    const text = area?.value.trim() ?? '';
    if (!area || !text || running) return area?.focus();
    if (text.length > most) return setProblem(fill(words.chat.tooLong, { limit: most }));
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
        aria-label={manifest.chat?.placeholder}
        placeholder={manifest.chat?.placeholder}
        aria-describedby={problem ? 'composer-p' : undefined}
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
            {manifest.words.submit}
          </button>
        )}
      </p>
      <Fields boot={boot} initial={{}} values={initialValues(manifest.fields, {})} problems={noProblems} />
    </form>
  );
}
