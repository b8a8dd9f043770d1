import { useState } from 'react';
import type { Section } from '../../app/index.ts';
import { Blocks } from '../../view/blocks/kinds.tsx';
import { fill } from '../../view/words.ts';
import type { FullBoot } from '../boot.ts';
import type { FrameHost } from '../frame-host.ts';
import type { PanelMessages } from '../messages/index.ts';
import { withUrgent } from './urgent.tsx';

interface SentProps {
  to: string;
  /** Whom to call now, when what was written calls for it. */
  help: Section | undefined;
  boot: FullBoot;
  host: FrameHost;
  words: PanelMessages['letter'];
  onClose: () => void;
}

/** Confirms that the email was sent. Help comes first, for someone who needs it before the email is read. */
export function Sent({ to, help, boot, host, words, onClose }: SentProps) {
  const [kinds] = useState(() => withUrgent(boot, host));
  return (
    <>
      {help && <Blocks kinds={kinds} blocks={help.blocks} words={boot.words.view} lang={boot.lang} />}
      <p role="status">
        <b>{fill(words.sent, { care: to })}</b>
      </p>
      <p className="small">{words.reply}</p>
      <p className="row">
        <button type="button" className="button slim" onClick={onClose}>
          {words.close}
        </button>
      </p>
    </>
  );
}
