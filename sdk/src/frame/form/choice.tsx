import type { ChoiceField, ChoicesField, ToggleField } from '../../app/index.ts';
import type { FieldProps, Ties } from './field.tsx';

/** One of several: as a menu, as segments, or as a list of options with room for a line of help. */
export function Choice({ field, initial, words, ties }: FieldProps<ChoiceField> & { ties: Ties }) {
  const start = initial ?? field.initial;
  if (field.display === 'select') {
    return (
      <select {...ties} className="select">
        {(start === undefined || field.optional) && <option value="">{field.optional ? '' : words.form.choose}</option>}
        {field.options.map(({ value, label }) => (
          <option key={value} value={value} lang="en" selected={value === start}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const segments = field.display === 'segments';
  return (
    <div lang="en" className={segments ? (field.options.length > 3 ? 'segments four' : 'segments') : 'options'}>
      {field.options.map(({ value, label, help }, index) => (
        <label key={value} className={segments ? undefined : 'option'}>
          <input
            type="radio"
            id={index === 0 ? ties.id : undefined}
            name={ties.name}
            value={value}
            defaultChecked={value === start}
            aria-invalid={ties['aria-invalid']}
          />
          {segments ? label : <Answer label={label} help={help} />}
        </label>
      ))}
    </div>
  );
}

/** Any of several, as ticks. */
export function Choices({ field, initial, ties }: FieldProps<ChoicesField> & { ties: Ties }) {
  const given = initial ?? field.initial;
  const start: readonly unknown[] = Array.isArray(given) ? given : [];
  return (
    <div className="ticks" lang="en">
      {field.options.map(({ value, label, help }, index) => (
        <label key={value} className="check">
          <input
            type="checkbox"
            id={index === 0 ? ties.id : undefined}
            name={ties.name}
            value={value}
            defaultChecked={start.includes(value)}
            aria-invalid={ties['aria-invalid']}
          />
          <Answer label={label} help={help} />
        </label>
      ))}
    </div>
  );
}

/** Yes or no. */
export function Toggle({ field, initial, ties }: FieldProps<ToggleField> & { ties: Ties }) {
  return (
    <label className="check">
      <input
        type="checkbox"
        className="switch"
        id={ties.id}
        name={ties.name}
        aria-describedby={ties['aria-describedby']}
        defaultChecked={(initial ?? field.initial) === true}
      />
      <span lang="en">{field.label}</span>
    </label>
  );
}

function Answer({ label, help }: { label: string; help: string | undefined }) {
  return (
    <span>
      {help ? <b>{label}</b> : label}
      {help && <span className="help">{help}</span>}
    </span>
  );
}
