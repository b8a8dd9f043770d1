import type { InputValue, SimpleField } from '../../app/index.ts';
import type { FrameWords } from '../words/index.ts';
import { Choice, Choices, Toggle } from './choice.tsx';
import { LongText } from './long-text.tsx';
import { writeMoney } from './numbers.ts';
import { controlId } from './problems.ts';

export interface FieldProps<F extends SimpleField = SimpleField> {
  field: F;
  /** Name of the control in the form, e.g. `debts.r0.balance`. */
  name: string;
  /** Where `checkInput` looks for the value, e.g. `debts.0.balance`. */
  path: string;
  initial: InputValue | undefined;
  problem: string | undefined;
  words: FrameWords;
  /** Said under the field when it has no help of its own. */
  note?: string | undefined;
}

/** What a control needs to be tied to its label, its help and its problem. */
export interface Ties {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** One question with its label, control, help and, when there is one, its problem. Uncontrolled: the DOM keeps what is typed. */
export function FieldView(props: FieldProps) {
  const { field, name, path, problem, words, note } = props;
  const id = controlId(path);
  const help = field.help ?? note;
  const counted = field.kind === 'long-text';
  const described = [problem && `${id}-p`, (help || counted) && `${id}-h`].filter(Boolean).join(' ');
  const ties: Ties = {
    id,
    name,
    'aria-describedby': described || undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-required': field.optional ? undefined : true,
  };
  const className = `field${field.half ? ' half' : ''}${problem ? ' bad' : ''}`;
  const label = (
    <>
      <span lang="en">{field.label}</span>{' '}
      {field.optional && field.kind !== 'toggle' && <span className="optional">{words.form.optional}</span>}
    </>
  );
  const below = (
    <>
      {help && !counted && (
        <p className="help" id={`${id}-h`} lang={field.help && 'en'}>
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
        <Toggle {...props} field={field} ties={ties} />
        {below}
      </div>
    );
  }
  const grouped = field.kind === 'choices' || (field.kind === 'choice' && field.display !== 'select');
  if (grouped) {
    return (
      <fieldset className={className} aria-describedby={ties['aria-describedby']}>
        <legend className="label">{label}</legend>
        {field.kind === 'choices' ? (
          <Choices {...props} field={field} ties={ties} />
        ) : (
          <Choice {...props} field={field} ties={ties} />
        )}
        {below}
      </fieldset>
    );
  }
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <Control {...props} ties={ties} />
      {below}
    </div>
  );
}

function Control(props: FieldProps & { ties: Ties }) {
  const { field, initial, words, ties } = props;
  const given = initial ?? ('initial' in field ? field.initial : undefined);
  const start = given === undefined ? undefined : String(given);
  switch (field.kind) {
    case 'long-text':
      return <LongText {...props} field={field} start={start} />;
    case 'choice':
      return <Choice {...props} field={field} />;
    case 'number':
      return (
        <span className={field.unit ? 'with-unit' : undefined}>
          <input {...ties} className="input fig" inputMode="decimal" autoComplete="off" defaultValue={start} />
          {field.unit && <span className="unit">{field.unit}</span>}
        </span>
      );
    case 'money':
      return (
        <span className="with-unit money">
          <span className="unit">$</span>
          <input
            {...ties}
            className="input fig"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typeof given === 'number' ? writeMoney(given) : start}
          />
        </span>
      );
    case 'date':
      return (
        <input
          {...ties}
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
          {...ties}
          className="input"
          autoComplete="off"
          placeholder={field.kind === 'text' ? field.placeholder : undefined}
          defaultValue={start}
        />
      );
  }
}
