import type { VoiceSettings } from '@lampstand/server/contracts';
import { useSearchParams } from 'wouter';
import { useVoice } from '../../../lib/use-voice.ts';
import { useAdmin, useAdminToast } from '../admin-context.ts';
import room from '../admin-tab.module.css';
import { Fetched } from '../fetched.tsx';
import { SectionNav } from '../section-nav.tsx';
import { useTabUrl } from '../use-tab-url.ts';
import statement from './statement.module.css';
import { StatementSheet } from './statement-sheet.tsx';
import { VoiceEditor } from './voice-editor.tsx';

type Part = 'settings' | 'statement';

/** The Voice tab: the voice of the church's apps, and its AI statement. */
export function VoiceSection() {
  const [search] = useSearchParams();
  const part: Part = search.get('part') === 'statement' ? 'statement' : 'settings';
  return (
    <>
      <Parts current={part} />
      {part === 'settings' ? <Settings /> : <Statement />}
    </>
  );
}

function Parts({ current }: { current: Part }) {
  const { nav, names } = useAdmin().words.voice;
  const addressOf = useTabUrl();
  return (
    <SectionNav
      label={nav}
      sections={[
        { id: 'settings', name: names.settings, address: addressOf('voice') },
        { id: 'statement', name: names.statement, address: addressOf('voice', 'statement') },
      ]}
      current={current}
    />
  );
}

function Settings() {
  const { words, church } = useAdmin();
  const { voice: said } = words;
  const showToast = useAdminToast();
  const { answer, error, retry, save } = useVoice(church);
  const saveAndSay = async (next: VoiceSettings) => {
    await save(next);
    showToast({ tone: 'success', title: said.saved, text: said.savedText });
  };
  return (
    <section className={room.section} aria-labelledby="voice">
      <header>
        <h2 id="voice">{said.title}</h2>
        <p className={room.lead}>{said.lead}</p>
      </header>
      <Fetched name={said.name} failed={said.failed} data={answer} error={error} retry={retry}>
        {(shown) => <VoiceEditor answer={shown} onSave={saveAndSay} />}
      </Fetched>
    </section>
  );
}

function Statement() {
  const { statement: said } = useAdmin().words.voice;
  return (
    <section className={room.section} aria-labelledby="statement">
      <header className={statement.about}>
        <h2 id="statement">{said.title}</h2>
        <p className={room.lead}>{said.lead}</p>
      </header>
      <StatementSheet />
    </section>
  );
}
