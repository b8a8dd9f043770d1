import type { ChurchVoiceAnswer, VoiceSettings } from '@lampstand/server/contracts';
import { type FormEvent, useRef } from 'react';
import { useFocusOnProblem } from '../../../lib/use-focus-on-problem.ts';
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { useVoiceDraft } from '../../../lib/use-voice.ts';
import { Button } from '../../../ui/button.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { CareGroup } from './care-group.tsx';
import { DisputedGroup } from './disputed-group.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { ScriptureGroup } from './scripture-group.tsx';
import styles from './voice.module.css';
import { WordsGroup } from './words-group.tsx';

interface Props {
  answer: ChurchVoiceAnswer;
  church?: string;
  /** Throws an `ApiError`. */
  onSave: (next: VoiceSettings) => Promise<void>;
}

/** What every group of the form is given. */
export interface GroupProps {
  draft: VoiceSettings;
  answer: ChurchVoiceAnswer;
  problemOf: (field: keyof VoiceSettings) => string | undefined;
  change: (part: Partial<VoiceSettings>) => void;
}

/** The form in its four groups; what is not saved stays while another room is looked at. */
export function VoiceEditor({ answer, church, onSave }: Props) {
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
  const problemOf = (field: keyof VoiceSettings) =>
    error?.for(field) ?? error?.issues.find(({ path }) => path.startsWith(`${field}.`))?.message;
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
      <Elsewhere church={church} />
      <div className={styles.save}>
        {error && <Outcome tone="problem">Not saved. {error.message}</Outcome>}
        <p role="status" className="small muted">
          {changed ? 'Not saved yet: your apps speak as before.' : 'Saved: your apps speak like this.'}
        </p>
        <p className="row">
          <Button look="main" type="submit" busy={busy} disabled={!changed}>
            {busy ? 'Saving…' : 'Save the voice'}
          </Button>
          {changed && (
            <Button look="quiet" onClick={discard}>
              Discard
            </Button>
          )}
        </p>
      </div>
    </form>
  );
}
