import { type ReactNode, useEffect, useState } from 'react';
import { type Field, type Input, isShown } from '../../app/index.ts';
import { Icon } from '../../view/icon.tsx';
import { down } from '../../view/icons.ts';
import { fill } from '../../view/words.ts';
import type { Boot } from '../boot.ts';
import type { Deferred } from '../deferred-contract.ts';
import { FieldView } from './field.tsx';
import type { Problems } from './problems.ts';

interface FieldsProps {
  boot: Boot;
  initial: Input;
  values: { readonly [name: string]: unknown };
  problems: Problems;
  /** The deferred chunk, where it is loaded; it has the fields that few apps use. */
  deferred: Pick<Deferred, 'words' | 'RecordsView' | 'CsvView'> | undefined;
}

/** All fields of a manifest: the shown ones, then those inside the "more" disclosure. */
export function Fields({ boot, initial, values, problems, deferred }: FieldsProps) {
  const { manifest, words, church, aud } = boot;
  const { lang } = manifest;
  const shown = manifest.fields.filter((field) => isShown(field, values));
  const first = manifest.fields.find((field) => field.kind === 'long-text');
  const fieldView = (field: Field) => {
    const { name } = field;
    const problem = problems.get(name)?.text;
    const given = initial[name];
    if (field.kind === 'records')
      return (
        deferred?.RecordsView && (
          <deferred.RecordsView
            key={name}
            field={field}
            initial={given}
            problems={problems}
            words={words}
            own={deferred.words.records}
            lang={lang}
          />
        )
      );
    if (field.kind === 'csv')
      return (
        deferred?.CsvView && (
          <deferred.CsvView key={name} field={field} problem={problem} words={deferred.words.csv} lang={lang} />
        )
      );
    const note = field === first && aud !== 'portal' ? fill(words.form.kept, { church: church.name }) : undefined;
    return (
      <FieldView
        key={name}
        field={field}
        name={name}
        path={name}
        initial={given}
        problem={problem}
        words={words}
        lang={lang}
        note={note}
      />
    );
  };
  return <Folded fields={shown} label={manifest.moreLabel ?? words.form.more} view={fieldView} />;
}

interface FoldedProps<F extends Field> {
  fields: readonly F[];
  /** Of the disclosure. */
  label: string;
  view: (field: F) => ReactNode;
}

/** The fields of a form or of one record: the shown ones, then those inside its "more" disclosure. */
export function Folded<F extends Field>({ fields, label, view }: FoldedProps<F>) {
  // The server leaves the closed disclosure out of the document.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const later = fields.filter((field) => field.more);
  return (
    <>
      {fields.filter((field) => !field.more).map(view)}
      {later[0] && (
        <details className="more">
          <summary>
            <Icon d={down} />
            {label}
          </summary>
          {isHydrated && <div className="grid">{later.map(view)}</div>}
        </details>
      )}
    </>
  );
}

/** The values a form starts with, so that the server and the runtime show the same fields. */
export function initialValues(fields: readonly Field[], given: Input): { [name: string]: unknown } {
  return Object.fromEntries(
    fields.map((field) => [field.name, given[field.name] ?? ('initial' in field ? field.initial : undefined)]),
  );
}
