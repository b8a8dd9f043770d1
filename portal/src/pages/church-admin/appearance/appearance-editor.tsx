import type { EmbedSettings } from '@lampstand/server/contracts';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useSubmit } from '../../../lib/use-submit.ts';
import { EditFormFooter } from '../../../ui/edit-form.tsx';
import { useAdmin } from '../admin-context.ts';
import { AccentField } from './accent-field.tsx';
import { hexOf } from './accent-report.ts';
import styles from './appearance.module.css';
import { ChoiceRow } from './choice-row.tsx';
import { LivePreview } from './live-preview.tsx';
import { LookStrip } from './look-strip.tsx';

interface Props {
  saved: EmbedSettings;
  /** The section's heading, above the form, so that the preview begins beside it. */
  head: ReactNode;
  /** Throws an `ApiError`. */
  onSave: (next: EmbedSettings, before: EmbedSettings) => Promise<void>;
  /** Undoes the last save. */
  onUndo?: () => void;
}

const names = ['theme', 'radius', 'density', 'font', 'language', 'paper'] as const;
const differs = (one: EmbedSettings, other: EmbedSettings) =>
  one.accent !== other.accent || names.some((name) => one[name] !== other[name]);

/** The form, and beside it the preview, which stays in view. It shows changes at once, the church's pages when they are saved. */
export function AppearanceEditor({ saved, head, onSave, onUndo }: Props) {
  const { appearance: said, problem: told } = useAdmin().words.sections;
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
    // An incomplete hex number does not change the preview.
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
  const problem = asked && !isColor ? said.noColor : error?.for('accent');
  return (
    <form className={styles.editor} ref={form} onSubmit={submit} noValidate>
      <div className={styles.form}>
        {head}
        <LookStrip look={draft} />
        <AccentField typed={typed} problem={problem} onType={type} />
        {names.map((name) => (
          <ChoiceRow<string>
            key={name}
            legend={said.looks[name].legend}
            help={said.looks[name].help}
            value={draft[name]}
            options={Object.entries(said.looks[name].options).map(([value, label]) => ({ value, label }))}
            onChange={(value) => setDraft((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </div>
      <div className={styles.beside}>
        <EditFormFooter
          changed={changed}
          busy={busy}
          problem={error && !problem && said.notSaved(told(error))}
          messages={{ ...said, saved: said.everybody, unsaved: said.onlyYou }}
          still
          onDiscard={discard}
          undo={onUndo && { label: said.undo, run: onUndo }}
        />
        <LivePreview look={draft} />
      </div>
    </form>
  );
}
