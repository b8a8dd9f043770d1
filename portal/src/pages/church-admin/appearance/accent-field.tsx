import { TextField } from '../../../ui/field.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { accentReport, hexOf } from './accent-report.ts';
import styles from './appearance.module.css';

interface Props {
  /** As it was typed; empty: our own. */
  typed: string;
  problem?: string;
  onType: (typed: string) => void;
}

const ratio = (value: number) => value.toFixed(1);

/** The church's color by picker or by number, with what becomes of it. */
export function AccentField({ typed, problem, onType }: Props) {
  const accent = hexOf(typed);
  return (
    <div className={styles.accent}>
      <div className={styles.color}>
        <label className={styles.picker}>
          <span className="hidden">Pick a color</span>
          <input type="color" value={accent ?? '#2b4a5e'} onChange={(event) => onType(event.currentTarget.value)} />
        </label>
        <TextField
          label="Color"
          help="Of the main button, the links and the rule above the app. Empty: our own dusk blue."
          placeholder="#205f7c"
          figures
          spellCheck={false}
          autoComplete="off"
          maxLength={9}
          value={typed}
          problem={problem}
          onChange={(event) => onType(event.currentTarget.value)}
          beside={typed ? <TextButton onClick={() => onType('')}>Use our own</TextButton> : undefined}
        />
      </div>
      {accent && <Report accent={accent} />}
    </div>
  );
}

function Report({ accent }: { accent: string }) {
  const { day, night, contrast, darkened } = accentReport(accent);
  return (
    <div className={styles.report}>
      <p className={styles.samples} aria-hidden="true">
        <span style={{ background: day.fill, color: day.words }}>By day</span>
        <span style={{ background: night.fill, color: night.words }}>By night</span>
      </p>
      <dl>
        <Ratio name="Words on the button" value={contrast.button} />
        <Ratio name="Links on a white page" value={contrast.linkByDay} />
        <Ratio name="Links on a dark page" value={contrast.linkByNight} />
      </dl>
      <p className={styles.help}>
        {darkened
          ? 'The button is a little darker than your color, so that its words can be read.'
          : 'The button keeps your color.'}{' '}
        4.5 to 1 is asked for.
      </p>
    </div>
  );
}

function Ratio({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="fig">{ratio(value)} to 1</dd>
    </div>
  );
}
