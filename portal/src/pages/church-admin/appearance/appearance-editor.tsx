import type { EmbedSettings } from '@lampstand/server/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { AccentField } from './accent-field.tsx';
import { hexOf } from './accent-report.ts';
import styles from './appearance.module.css';
import { ChoiceRow } from './choice-row.tsx';
import { LivePreview } from './live-preview.tsx';
import { looks } from './look-words.ts';

interface Props {
  saved: EmbedSettings;
  /** Throws an `ApiError`. */
  onSave: (next: EmbedSettings, before: EmbedSettings) => Promise<void>;
  church?: string;
}

const names = ['theme', 'radius', 'density', 'font', 'language'] as const;
const differs = (one: EmbedSettings, other: EmbedSettings) =>
  one.accent !== other.accent || names.some((name) => one[name] !== other[name]);

/** The form beside the preview; what is chosen shows there at once and on the church's pages when it is saved. */
export function AppearanceEditor({ saved, onSave, church }: Props) {
  const [draft, setDraft] = useState(saved);
  const [typed, setTyped] = useState(saved.accent ?? '');
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { send, busy, error } = useSubmit((next: EmbedSettings) => onSave(next, saved));
  const isColor = typed.trim() === '' || hexOf(typed) !== undefined;
  const changed = differs(draft, saved) || !isColor;
  const type = (next: string) => {
    setTyped(next);
    setAsked(false);
    const accent = hexOf(next) ?? null;
    // Half a number is not shown as another color.
    if (accent || next.trim() === '') setDraft((before) => ({ ...before, accent }));
  };
  const discard = () => {
    setDraft(saved);
    setTyped(saved.accent ?? '');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isColor) return void send({ ...draft, platform: saved.platform });
    setAsked(true);
    form.current?.querySelector<HTMLElement>('input:not([type="color"])')?.focus();
  };
  const problem = asked && !isColor ? 'Please enter a color such as #205f7c.' : error?.for('accent');
  return (
    <div className={styles.editor}>
      <form className={styles.form} ref={form} onSubmit={submit} noValidate>
        <AccentField typed={typed} problem={problem} onType={type} />
        {names.map((name) => (
          <ChoiceRow<string>
            key={name}
            legend={looks[name].legend}
            help={looks[name].help}
            value={draft[name]}
            options={looks[name].options}
            onChange={(value) => setDraft((before) => ({ ...before, [name]: value }))}
          />
        ))}
        <div className={styles.save}>
          {error && !problem && <Outcome tone="problem">{`The look was not saved. ${error.message}`}</Outcome>}
          <p role="status" className="small muted">
            {changed ? 'Not saved yet: so far only you see it.' : 'Saved: your pages show it like this.'}
          </p>
          <p className="row">
            <Button look="main" type="submit" busy={busy} disabled={!changed}>
              {busy ? 'Saving…' : 'Save the look'}
            </Button>
            {changed && (
              <Button look="quiet" onClick={discard}>
                Discard
              </Button>
            )}
          </p>
        </div>
      </form>
      <LivePreview look={draft} church={church} />
    </div>
  );
}
