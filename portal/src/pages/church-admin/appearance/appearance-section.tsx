import type { EmbedSettings } from '@lampstand/server/contracts';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useEmbedSettings } from '../../../lib/use-embed-settings.ts';
import { useAdmin, useAdminToast } from '../admin-context.ts';
import room from '../admin-tab.module.css';
import { Fetched } from '../fetched.tsx';
import { AppearanceEditor } from './appearance-editor.tsx';

/** The look and language of the church's apps, with a live preview. A toast offers to undo a save. */
export function AppearanceSection() {
  const { words, church } = useAdmin();
  const { appearance: said, network, problem: told } = words.sections;
  const { settings, error, retry, save } = useEmbedSettings(church);
  const showToast = useAdminToast();
  const [undone, setUndone] = useState(0);
  const undo = async (before: EmbedSettings) => {
    try {
      await save(before);
      setUndone((count) => count + 1);
      showToast({ tone: 'info', title: said.undone });
    } catch (problem) {
      const text = problem instanceof ApiError ? told(problem) : network;
      showToast({ tone: 'urgent', title: said.notUndone, text });
    }
  };
  const saveWithUndo = async (next: EmbedSettings, before: EmbedSettings) => {
    await save(next);
    showToast({
      tone: 'success',
      title: said.saved,
      text: said.savedText,
      action: { label: said.undo, run: () => void undo(before) },
    });
  };
  const head = (
    <header>
      <h2 id="appearance">{said.title}</h2>
      <p className={room.lead}>{said.lead}</p>
    </header>
  );
  return (
    <section className={room.section} aria-labelledby="appearance">
      {!settings && head}
      <Fetched name={said.name} failed={said.failed} data={settings} error={error} retry={retry}>
        {(saved) => <AppearanceEditor key={undone} saved={saved} head={head} onSave={saveWithUndo} />}
      </Fetched>
    </section>
  );
}
