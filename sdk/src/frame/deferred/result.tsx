import { type RefObject, useState } from 'react';
import type { Section } from '../../app/index.ts';
import { Blocks } from '../../view/blocks/kinds.tsx';
import { DocumentView } from '../../view/document.tsx';
import { Icon } from '../../view/icon.tsx';
import { edit, again as round } from '../../view/result-icons.ts';
import { fill } from '../../view/words.ts';
import type { Api } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import type { FrameHost } from '../frame-host.ts';
import { Actions } from './actions.tsx';
import { useBlockKinds } from './block-kinds.tsx';
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

/** A run as it arrives and when it is finished: notes first, then the sheet with its tools. */
export function Result({ run, boot, api, host, heading, onRestart, onSay }: ResultProps) {
  const [editing, setEditing] = useState<string>();
  const [former, setFormer] = useState<{ [id: string]: Section }>({});
  const [edited, setEdited] = useState(false);
  const kinds = useBlockKinds(boot, api, host);
  const { chunk, failed } = useChunk(editing !== undefined, loadEditing);
  const stop = () => setEditing(undefined);
  const { state, phase } = run;
  const words = boot.words.result;
  const begun = Boolean(state?.document.sections.length);
  if (!state) return null;

  const remember = (section: Section) => setFormer((now) => ({ ...now, [section.id]: section }));
  const save = (next: Section) => {
    const before = state.document.sections.find(({ id }) => id === next.id);
    if (before) remember(before);
    run.replace(next);
    setEditing(undefined);
    setEdited(true);
    onSay(words.saved);
  };
  const undo = (section: Section) => {
    const before = former[section.id];
    if (!before) return;
    remember(section);
    run.replace(before);
    onSay(words.undone);
  };
  const again = (section: Section) => {
    onSay(fill(words.rewriting, { title: section.title }), true);
    run.again(section, (before) => {
      remember(before);
      onSay(fill(words.rewritten, { title: section.title }));
    });
  };
  const settled = phase !== 'running';

  const tools = (section: Section) => {
    if (!settled || editing === section.id) return null;
    const { title } = section;
    const offers = [
      former[section.id] && { word: words.undo, label: words.undoLabel, act: () => undo(section) },
      section.editable && { word: words.edit, label: words.editLabel, icon: edit, act: () => setEditing(section.id) },
      section.again && {
        word: section.again,
        label: `${section.again}: {title}`,
        icon: round,
        act: () => again(section),
      },
    ];
    return offers.map(
      (offer) =>
        offer && (
          <button
            key={offer.word}
            type="button"
            className="button quiet slim"
            aria-label={fill(offer.label, { title })}
            onClick={offer.act}
          >
            {offer.icon && <Icon d={offer.icon} />}
            {offer.word}
          </button>
        ),
    );
  };
  const instead = (section: Section) => {
    if (editing !== section.id || (!chunk && !failed)) return undefined;
    if (chunk)
      return (
        <chunk.EditSection
          section={section}
          boot={boot}
          kinds={kinds}
          textLang={state.document.lang}
          onSave={save}
          onCancel={stop}
        />
      );
    return (
      <p className="row">
        <span role="alert">{boot.words.run.offline}</span>
        <button type="button" className="button slim" onClick={stop}>
          {words.cancel}
        </button>
      </p>
    );
  };

  return (
    <>
      <Blocks
        kinds={kinds}
        blocks={state.notices}
        words={boot.words.view}
        lang={boot.lang}
        textLang={state.document.lang}
      />
      {begun && (
        <DocumentView
          document={state.document}
          words={boot.words.view}
          lang={boot.lang}
          kinds={kinds}
          tools={tools}
          instead={instead}
          heading={heading}
        >
          {settled && (
            <Actions
              document={state.document}
              boot={boot}
              api={api}
              host={host}
              sure={edited ? words.sure : undefined}
              onRestart={onRestart}
            />
          )}
        </DocumentView>
      )}
    </>
  );
}
