import { TextField } from '../../../ui/field.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { useAdmin } from '../admin-context.ts';
import { accentReport, hexOf } from './accent-report.ts';
import styles from './appearance.module.css';

interface Props {
  /** The text in the field; empty for our own color. */
  typed: string;
  problem?: string;
  onType: (typed: string) => void;
}

const pairs = ['button', 'linkByDay', 'linkByNight'] as const;

/** The church's color by picker or hex number, with its contrast. */
export function AccentField({ typed, problem, onType }: Props) {
  const { appearance } = useAdmin().words.sections;
  const accent = hexOf(typed);
  return (
    <div className={styles.accent}>
      <div className={styles.color}>
        <label className={styles.picker}>
          <span className="hidden">{appearance.pick}</span>
          <input type="color" value={accent ?? '#2b4a5e'} onChange={(event) => onType(event.currentTarget.value)} />
        </label>
        <TextField
          label={appearance.color}
          help={appearance.colorHelp}
          placeholder="#205f7c"
          figures
          spellCheck={false}
          autoComplete="off"
          maxLength={9}
          value={typed}
          problem={problem}
          onChange={(event) => onType(event.currentTarget.value)}
          beside={typed ? <TextButton onClick={() => onType('')}>{appearance.ours}</TextButton> : undefined}
        />
      </div>
      {accent && <Report accent={accent} />}
    </div>
  );
}

function Report({ accent }: { accent: string }) {
  const { appearance } = useAdmin().words.sections;
  const { day, night, contrast, darkened } = accentReport(accent);
  return (
    <div className={styles.report}>
      <p className={styles.samples} aria-hidden="true">
        <span style={{ background: day.fill, color: day.words }}>{appearance.day}</span>
        <span style={{ background: night.fill, color: night.words }}>{appearance.night}</span>
      </p>
      <dl>
        {pairs.map((pair) => (
          <div key={pair}>
            <dt>{appearance.contrasts[pair]}</dt>
            <dd className="fig">{appearance.ratio(contrast[pair])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.help}>{darkened ? appearance.darkened : appearance.kept}</p>
    </div>
  );
}
