import type { VoiceSettings } from '@lampstand/server/contracts';
import { useSearchParams } from 'wouter';
import { useVoice } from '../../../lib/use-voice.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { PartNav } from '../part-nav.tsx';
import { StatementSheet } from './statement-sheet.tsx';
import styles from './voice.module.css';
import { VoiceEditor } from './voice-editor.tsx';

const parts = { settings: 'How your apps speak', statement: 'For your people' } as const;

/** The Voice tab: how the church's apps speak, and the sheet that tells its people how AI is used. */
export function VoiceSection({ church }: { church?: string }) {
  const [search] = useSearchParams();
  const part = search.get('part') === 'statement' ? 'statement' : 'settings';
  const addressOf = (id: keyof typeof parts) => {
    const next = new URLSearchParams(search);
    next.set('tab', 'voice');
    if (id === 'settings') next.delete('part');
    else next.set('part', id);
    return `/church-admin?${next}`;
  };
  return (
    <>
      <div className={styles.top}>
        <PartNav
          label="Voice"
          parts={(['settings', 'statement'] as const).map((id) => ({ id, name: parts[id], address: addressOf(id) }))}
          current={part}
        />
      </div>
      {part === 'settings' ? <Settings church={church} /> : <Statement church={church} />}
    </>
  );
}

function Settings({ church }: { church?: string }) {
  const { answer, error, retry, save } = useVoice(church);
  const saveAndSay = async (next: VoiceSettings) => {
    await save(next);
    showToast({ tone: 'success', title: 'Saved', text: 'Every app speaks like this from its next answer on.' });
  };
  return (
    <section className={styles.section} aria-labelledby="voice">
      <header className={styles.head}>
        <h2 id="voice">How your apps speak</h2>
        <p>Set once, and every app in every page of yours obeys with its next answer. Nothing has to be pasted.</p>
      </header>
      <Loaded name="voice" data={answer} error={error} retry={retry}>
        {(shown) => <VoiceEditor answer={shown} church={church} onSave={saveAndSay} />}
      </Loaded>
    </section>
  );
}

function Statement({ church }: { church?: string }) {
  return (
    <section className={styles.section} aria-labelledby="statement">
      <header className={styles.head}>
        <h2 id="statement">For your people: how AI is used</h2>
        <p>
          One sheet for the notice board, the bulletin or your website. Every sentence follows from your settings and
          from how this server is set up today; print it again when you change them.
        </p>
      </header>
      <StatementSheet church={church} />
    </section>
  );
}
