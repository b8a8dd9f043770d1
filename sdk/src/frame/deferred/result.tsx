import { type RefObject, useEffect, useRef, useState } from 'react';
import { Blocks } from '../../view/blocks/kinds.tsx';
import { DocumentView } from '../../view/document.tsx';
import { Icon } from '../../view/icon.tsx';
import { edit } from '../../view/result-icons.ts';
import type { Api } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import type { FrameHost } from '../frame-host.ts';
import { Actions } from './actions.tsx';
import { useBlockKinds } from './block-kinds.tsx';
import { type Editing, notEditing } from './editing.ts';
import { useChunk } from './use-chunk.ts';
import type { Run } from './use-run.ts';

const loadEditing = () => import('./edit-section.tsx');

interface ResultProps {
  run: Run;
  boot: FullBoot;
  api: Api;
  host: FrameHost;
  heading: RefObject<HTMLHeadingElement | null>;
  onRestart: () => void;
  /** Hears what happened, for the status line. */
  onSay: (text: string, busy?: boolean) => void;
}

/** A run as it arrives and when it is finished: notes first, then the sheet with one Edit for all of its sections. */
export function Result({ run, boot, api, host, heading, onRestart, onSay }: ResultProps) {
  const [editing, setEditing] = useState<Editing>(notEditing);
  const toggle = useRef<HTMLButtonElement>(null);
  const kinds = useBlockKinds(boot, api, host);
  const { chunk, failed } = useChunk(editing.open, loadEditing);
  useEffect(() => {
    const sheet = toggle.current?.closest('.doc');
    if (chunk && editing.open) sheet?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [chunk, editing.open]);
  const { state, phase } = run;
  const words = boot.words.result;
  if (!state) return null;
  const { sections, lang: textLang } = state.document;
  const settled = phase !== 'running';
  const parts = chunk?.editSheet({ run, sections, settled, boot, kinds, textLang, editing, setEditing, toggle, onSay });
  const edits = (settled || editing.open) && sections.some((section) => section.editable || section.again) && (
    <p className="row tools">
      <button
        type="button"
        className="button slim"
        ref={toggle}
        aria-disabled={!settled}
        onClick={parts?.onToggle ?? (() => setEditing({ ...editing, open: !editing.open }))}
      >
        <Icon d={edit} />
        {parts?.tools ? words.save : words.edit}
      </button>
      {parts?.more}
      {failed && <span role="alert">{boot.words.run.offline}</span>}
    </p>
  );

  return (
    <>
      <Blocks kinds={kinds} blocks={state.notices} words={boot.words.view} lang={boot.lang} textLang={textLang} />
      {sections.length > 0 && (
        <DocumentView
          document={state.document}
          words={boot.words.view}
          lang={boot.lang}
          kinds={kinds}
          edits={edits}
          tools={parts?.tools}
          instead={parts?.instead}
          heading={heading}
        >
          {parts?.end ??
            (settled && (
              <Actions
                document={state.document}
                boot={boot}
                api={api}
                host={host}
                sure={editing.edited ? words.sure : undefined}
                onRestart={onRestart}
              />
            ))}
        </DocumentView>
      )}
    </>
  );
}
