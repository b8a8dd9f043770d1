import { Choice, Choices, Toggle } from './choice.tsx';
import type { ControlAttributes, FieldProps } from './field-props.ts';
import { LongText } from './long-text.tsx';
import { writeMoney } from './numbers.ts';
import { controlId } from './problems.ts';

/** One question with its label, control, help and, when there is one, its problem. Uncontrolled: the DOM keeps what is typed. */
export function FieldView(props: FieldProps) {
  const { field, name, path, problem, words, lang, note } = props;
  const id = controlId(path);
  const help = field.help ?? note;
  const counted = field.kind === 'long-text';
  const unit = field.kind === 'money' || (field.kind === 'number' && field.unit);
  const described = [problem && `${id}-p`, unit && `${id}-u`, (help || counted) && `${id}-h`].filter(Boolean).join(' ');
  const attributes: ControlAttributes = {
    id,
    name,
    'aria-describedby': described || undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-required': field.optional ? undefined : true,
  };
  const className = `field${field.half ? ' half' : ''}${problem ? ' bad' : ''}`;
  const label = (
    <>
      <span lang={lang}>{field.label}</span>{' '}
      {field.optional && field.kind !== 'toggle' && <span className="optional">{words.form.optional}</span>}
    </>
  );
  const below = (
    <>
      {help && !counted && (
        <p className="help" id={`${id}-h`} lang={field.help && lang}>
          {help}
        </p>
      )}
      {problem && (
        <p className="problem" id={`${id}-p`}>
          {problem}
        </p>
      )}
    </>
  );
  if (field.kind === 'toggle') {
    return (
      <div className={className}>
        <Toggle {...props} field={field} attributes={attributes} />
        {below}
      </div>
    );
  }
  const grouped = field.kind === 'choices' || (field.kind === 'choice' && field.display !== 'select');
  if (grouped) {
    return (
      <fieldset className={className} aria-describedby={attributes['aria-describedby']}>
        <legend className="label">{label}</legend>
        {field.kind === 'choices' ? (
          <Choices {...props} field={field} attributes={attributes} />
        ) : (
          <Choice {...props} field={field} attributes={attributes} />
        )}
        {below}
      </fieldset>
    );
  }
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <Control {...props} attributes={attributes} />
      {below}
    </div>
  );
}

function Control(props: FieldProps & { attributes: ControlAttributes }) {
  const { field, initial, words, attributes } = props;
  const given = initial ?? ('initial' in field ? field.initial : undefined);
  const start = given === undefined ? undefined : String(given);
  switch (field.kind) {
    case 'long-text':
      return <LongText {...props} field={field} start={start} />;
    case 'choice':
      return <Choice {...props} field={field} />;
    case 'number':
    case 'money': {
      const isMoney = field.kind === 'money';
      const unit = isMoney ? '$' : field.unit;
      return (
        <span className={unit && `with-unit ${field.kind}`}>
          <input
            {...attributes}
            className="input fig"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={isMoney && typeof given === 'number' ? writeMoney(given) : start}
          />
          {unit && (
            <span className="unit" id={`${attributes.id}-u`}>
              {unit}
            </span>
          )}
        </span>
      );
    }
    case 'date':
      return (
        <input
          {...attributes}
          className="input fig"
          type={field.precision === 'month' ? 'month' : 'date'}
          placeholder={field.precision === 'month' ? words.form.month : undefined}
          min={field.min}
          max={field.max}
          defaultValue={start}
        />
      );
    default:
      return (
        <input
          {...attributes}
          className="input"
          autoComplete="off"
          placeholder={field.kind === 'text' ? field.placeholder : undefined}
          defaultValue={start}
        />
      );
  }
}
