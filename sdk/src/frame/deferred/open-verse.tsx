import { useRef, useState } from 'react';
import type { VerseBlock } from '../../app/index.ts';
import type { BlockProps } from '../../view/blocks/kinds.tsx';
import { Verse } from '../../view/blocks/verse.tsx';
import type { Api } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import { useChunk, withMessages } from './use-chunk.ts';

const load = () => withMessages(import('./passage.tsx'));

/** A verse whose chapter opens right below it: in a frame as tall as its content, nothing that floats is sure to be seen. */
export function OpenVerse({ boot, api, ...props }: BlockProps<VerseBlock> & { boot: FullBoot; api: Api }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { chunk, failed } = useChunk(open, load);
  const { reference, translationId = '' } = props.block;
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <Verse {...props} chapter={{ open, button, onPress: () => setOpen(!open) }}>
      {open && (
        <div className="passage">
          {chunk ? (
            <chunk.Passage
              reference={reference}
              translation={translationId}
              api={api}
              boot={boot}
              words={chunk.words.chapter}
              onClose={close}
            />
          ) : (
            <p role="status" className={failed ? 'problem' : 'ruled'}>
              {failed && boot.words.run.offline}
            </p>
          )}
        </div>
      )}
    </Verse>
  );
}
