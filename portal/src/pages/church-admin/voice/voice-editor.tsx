import type { ChurchVoiceAnswer, VoiceSettings } from '@lampstand/server/contracts';
import { type FormEvent, useRef } from 'react';
import type { ApiError } from '../../../lib/api-error.ts';
import { useFocusOnProblem } from '../../../lib/use-focus-on-problem.ts';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { useVoiceDraft } from '../../../lib/use-voice.ts';
import { EditFormFooter } from '../../../ui/edit-form.tsx';
import { useAdmin } from '../admin-context.ts';
import { CareGroup } from './care-group.tsx';
import { DisputedGroup } from './disputed-group.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { ScriptureGroup } from './scripture-group.tsx';
import styles from './voice.module.css';
import { WordsGroup } from './words-group.tsx';

interface Props {
  answer: ChurchVoiceAnswer;
  /** Throws an `ApiError`. */
  onSave: (next: VoiceSettings) => Promise<void>;
}

/** The form of all voice settings. Unsaved changes stay while another tab is open. */
export function VoiceEditor({ answer, onSave }: Props) {
  const { words, church } = useAdmin();
  const { voice: said, sections } = words;
  const saved = answer.voice;
  const { draft: kept, setDraft } = useVoiceDraft(church);
  const draft = kept ?? saved;
  const changed = JSON.stringify(draft) !== JSON.stringify(saved);
  const form = useRef<HTMLFormElement>(null);
  const { send, busy, error, setError } = useSubmit(async (next: VoiceSettings) => {
    await onSave(next);
    setDraft(null);
  });
  useLeaveGuard(changed);
  useFocusOnProblem(form, error);
  const problemOf = (field: keyof VoiceSettings) => {
    const refused = error && refusalOf(error, field, draft);
    return refused && said.refused(refused);
  };
  const change = (part: Partial<VoiceSettings>) => {
    setDraft({ ...draft, ...part });
    setError(undefined);
  };
  const discard = () => {
    setDraft(null);
    setError(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(draft);
  };
  const group = { draft, answer, problemOf, change };
  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate>
      <ScriptureGroup {...group} />
      <WordsGroup {...group} />
      <DisputedGroup {...group} />
      <CareGroup {...group} />
      <Elsewhere />
      <EditFormFooter
        changed={changed}
        busy={busy}
        problem={error && said.notSaved(sections.problem(error))}
        messages={{ ...said, saved: said.now, unsaved: said.before }}
        onDiscard={discard}
      />
    </form>
  );
}

/** The server's error for one setting; for words to avoid, with the word. */
function refusalOf(error: ApiError, field: keyof VoiceSettings, { avoid }: VoiceSettings) {
  const message = error.for(field);
  if (message) return { field, message };
  const issue = error.issues.find(({ path }) => path.startsWith(`${field}.`));
  return issue && { field, message: issue.message, word: avoid[Number(issue.path.slice(field.length + 1))] };
}
