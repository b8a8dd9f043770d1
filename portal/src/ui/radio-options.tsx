import styles from './field.module.css';

interface Props<Value extends string> {
  legend: string;
  name: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string; help: string }[];
  onChange: (value: Value) => void;
}

/** Radio buttons with a help text per option. */
export function RadioOptions<Value extends string>({ legend, name, value, options, onChange }: Props<Value>) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              <b>{option.label}</b>
              <span className="small muted">{option.help}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
