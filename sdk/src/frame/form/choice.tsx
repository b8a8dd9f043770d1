import type { ChoiceField, ChoicesField, ToggleField } from '../../app/index.ts';
import type { ControlAttributes, FieldProps } from './field-props.ts';

/** One of several: as a menu, as segments, or as a list of options with room for a line of help. */
export function Choice({
  field,
  initial,
  words,
  lang,
  attributes,
}: FieldProps<ChoiceField> & { attributes: ControlAttributes }) {
  const start = initial ?? field.initial;
  if (field.display === 'select') {
    return (
      <select {...attributes} className="select">
        {(start === undefined || field.optional) && <option value="">{field.optional ? '' : words.form.choose}</option>}
        {field.options.map(({ value, label }) => (
          <option key={value} value={value} lang={lang} selected={value === start}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const segments = field.display === 'segments';
  return (
    <div lang={lang} className={segments ? (field.options.length > 3 ? 'segments four' : 'segments') : 'options'}>
      {field.options.map(({ value, label, help }, index) => (
        <label key={value} className={segments ? undefined : 'option'}>
          <input
            type="radio"
            id={index === 0 ? attributes.id : undefined}
            name={attributes.name}
            value={value}
            defaultChecked={value === start}
            aria-invalid={attributes['aria-invalid']}
          />
          {segments ? label : <Answer label={label} help={help} />}
        </label>
      ))}
    </div>
  );
}

/** Any of several, as ticks. */
export function Choices({
  field,
  initial,
  lang,
  attributes,
}: FieldProps<ChoicesField> & { attributes: ControlAttributes }) {
  const given = initial ?? field.initial;
  const start: readonly unknown[] = Array.isArray(given) ? given : [];
  return (
    <div className="ticks" lang={lang}>
      {field.options.map(({ value, label, help }, index) => (
        <label key={value} className="check">
          <input
            type="checkbox"
            id={index === 0 ? attributes.id : undefined}
            name={attributes.name}
            value={value}
            defaultChecked={start.includes(value)}
            aria-invalid={attributes['aria-invalid']}
          />
          <Answer label={label} help={help} />
        </label>
      ))}
    </div>
  );
}

/** Yes or no. */
export function Toggle({
  field,
  initial,
  lang,
  attributes,
}: FieldProps<ToggleField> & { attributes: ControlAttributes }) {
  return (
    <label className="check">
      <input
        type="checkbox"
        className="switch"
        id={attributes.id}
        name={attributes.name}
        aria-describedby={attributes['aria-describedby']}
        defaultChecked={(initial ?? field.initial) === true}
      />
      <span lang={lang}>{field.label}</span>
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
