import { useEffect, useState } from 'react';
import { type Field, type Input, isShown } from '../../app/index.ts';
import { down } from '../../view/drawings.ts';
import { Icon } from '../../view/icon.tsx';
import { fill } from '../../view/words.ts';
import type { Boot } from '../boot.ts';
import { useDeferred } from '../load-deferred.ts';
import { FieldView } from './field.tsx';
import type { Problems } from './problems.ts';

interface FieldsProps {
  boot: Boot;
  initial: Input;
  values: { readonly [name: string]: unknown };
  problems: Problems;
}

/** All questions of a manifest: the shown ones, then those behind the "more" disclosure. */
export function Fields({ boot, initial, values, problems }: FieldsProps) {
  const { manifest, words, church, aud } = boot;
  const more = useDeferred();
  // What is closed need not travel in the document.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const shown = manifest.fields.filter((field) => isShown(field, values));
  const first = manifest.fields.find((field) => field.kind === 'long-text');
  const draw = (field: Field) => {
    const { name } = field;
    const problem = problems.get(name)?.text;
    const given = initial[name];
    if (field.kind === 'records')
      return (
        more?.RecordsView && (
          <more.RecordsView
            key={name}
            field={field}
            initial={given}
            problems={problems}
            words={words}
            own={more.words.records}
          />
        )
      );
    if (field.kind === 'csv')
      return more?.CsvView && <more.CsvView key={name} field={field} problem={problem} words={more.words.csv} />;
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
        note={note}
      />
    );
  };
  const later = shown.filter((field) => field.more);
  return (
    <>
      {shown.filter((field) => !field.more).map(draw)}
      {later.length > 0 && (
        <details className="more">
          <summary>
            <Icon d={down} />
            {manifest.moreLabel ?? words.form.more}
          </summary>
          {alive && <div className="grid">{later.map(draw)}</div>}
        </details>
      )}
    </>
  );
}

/** The values a form starts with, so that the server and the runtime show the same questions. */
export function initialValues(fields: readonly Field[], given: Input): { [name: string]: unknown } {
  return Object.fromEntries(
    fields.map((field) => [field.name, given[field.name] ?? ('initial' in field ? field.initial : undefined)]),
  );
}
