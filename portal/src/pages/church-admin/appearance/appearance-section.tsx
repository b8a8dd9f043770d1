import type { EmbedSettings } from '@lampstand/server/contracts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useEmbedSettings } from '../../../lib/use-embed-settings.ts';
import { useAdmin, useAdminToast } from '../admin-context.ts';
import room from '../admin-tab.module.css';
import { Fetched } from '../fetched.tsx';
import { AppearanceEditor } from './appearance-editor.tsx';

/**
 * The look and language of the church's apps, with a live preview. A toast offers to undo a save, and so does the form, for
 * as long as nothing else is saved.
 */
export function AppearanceSection() {
  const { words, church } = useAdmin();
  const { appearance: said, network, problem: told } = words.sections;
  const { settings, error, retry, save } = useEmbedSettings(church);
  const showToast = useAdminToast();
  const [undone, setUndone] = useState(0);
  const [former, setFormer] = useState<EmbedSettings>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is new then, and the pressed button is gone.
  useEffect(() => {
    if (undone > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [undone]);
  const undo = async (before: EmbedSettings) => {
    try {
      await save(before);
      setFormer(undefined);
      setUndone((count) => count + 1);
      showToast({ tone: 'info', title: said.undone });
    } catch (problem) {
      const text = problem instanceof ApiError ? told(problem) : network;
      showToast({ tone: 'urgent', title: said.notUndone, text });
    }
  };
  const saveWithUndo = async (next: EmbedSettings, before: EmbedSettings) => {
    await save(next);
    setFormer(before);
    showToast({
      tone: 'success',
      title: said.saved,
      text: said.savedText,
      action: { label: said.undo, run: () => void undo(before) },
    });
  };
  const head = (
    <header>
      <h2 id="appearance" ref={heading} tabIndex={-1}>
        {said.title}
      </h2>
      <p className={room.lead}>{said.lead}</p>
    </header>
  );
  return (
    <section className={room.section} aria-labelledby="appearance">
      {!settings && head}
      <Fetched name={said.name} failed={said.failed} data={settings} error={error} retry={retry}>
        {(saved) => (
          <AppearanceEditor
            key={undone}
            saved={saved}
            head={head}
            onSave={saveWithUndo}
            onUndo={former && (() => void undo(former))}
          />
        )}
      </Fetched>
    </section>
  );
}
