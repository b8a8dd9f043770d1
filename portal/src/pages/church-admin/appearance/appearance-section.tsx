import type { EmbedSettings } from '@lampstand/server/contracts';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useEmbedSettings } from '../../../lib/use-embed-settings.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './appearance.module.css';
import { AppearanceEditor } from './appearance-editor.tsx';

/** How the church's apps look and speak, with a live preview. What is saved can be taken back as long as the notice is there. */
export function AppearanceSection({ church }: { church?: string }) {
  const { settings, error, retry, save } = useEmbedSettings(church);
  const [undone, setUndone] = useState(0);
  const undo = async (before: EmbedSettings) => {
    try {
      await save(before);
      setUndone((count) => count + 1);
      showToast({ tone: 'info', title: 'The look is as it was before' });
    } catch (problem) {
      const text = problem instanceof ApiError ? problem.message : 'Network error';
      showToast({ tone: 'urgent', title: 'The look could not be taken back', text });
    }
  };
  const saveWithUndo = async (next: EmbedSettings, before: EmbedSettings) => {
    await save(next);
    showToast({
      tone: 'success',
      title: 'Saved',
      text: 'Pages that show your apps follow when they are loaded again. Nothing has to be pasted.',
      action: { label: 'Take it back', run: () => void undo(before) },
    });
  };
  return (
    <section className={styles.section} aria-labelledby="appearance">
      <header>
        <h2 id="appearance">Appearance</h2>
        <p className={styles.lead}>
          One look for every app of your church, on every page. It is kept here, so what you have pasted stays as it is.
        </p>
      </header>
      <Loaded name="look" data={settings} error={error} retry={retry}>
        {(saved) => <AppearanceEditor key={undone} saved={saved} onSave={saveWithUndo} church={church} />}
      </Loaded>
    </section>
  );
}
