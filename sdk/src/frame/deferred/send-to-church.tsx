import { useRef, useState } from 'react';
import type { ResultDocument } from '../../app/index.ts';
import { Icon } from '../../view/icon.tsx';
import { letter } from '../../view/result-icons.ts';
import { fill } from '../../view/words.ts';
import type { Api } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import type { FrameHost } from '../frame-host.ts';
import { useChunk, withMessages } from './use-chunk.ts';

const load = () => withMessages(import('./send-form.tsx'));

interface SendToChurchProps {
  document: ResultDocument;
  /** Name of the care contact. */
  care: string;
  boot: FullBoot;
  api: Api;
  host: FrameHost;
}

/** The offer to send a result to the church's care contact. Closed, it keeps what was typed; once sent, it begins anew. */
export function SendToChurch({ document: result, care, boot, api, host }: SendToChurchProps) {
  const [open, setOpen] = useState(false);
  const [letters, setLetters] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const { chunk, failed } = useChunk(open, load);
  const { words } = boot;
  const title = fill(words.actions.handOff, { care });
  const close = (sent: boolean) => {
    setOpen(false);
    if (sent) setLetters(letters + 1);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <button type="button" className="button" ref={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon d={letter} />
        {title}
      </button>
      {chunk && (
        <div className="wide" hidden={!open}>
          <chunk.SendForm
            key={letters}
            document={result}
            title={title}
            care={care}
            api={api}
            host={host}
            boot={boot}
            words={chunk.words.letter}
            onClose={close}
          />
        </div>
      )}
      {open && failed && (
        <p className="wide problem" role="alert">
          {words.run.offline}
        </p>
      )}
    </>
  );
}
