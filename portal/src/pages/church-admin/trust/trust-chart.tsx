import type { ChurchTrust } from '@lampstand/server/contracts';
import { dayOfYear } from '../../../lib/dates.ts';
import { namedPlaces, topOf } from '../usage/chart-scale.ts';
import styles from './trust.module.css';

/** Units of the drawing for a day, and for its height. */
const SLOT = 10;
const HEIGHT = 100;

/** What was checked each day; what was put right or taken out is lit. */
export function TrustChart({ days }: { days: ChurchTrust['days'] }) {
  const top = topOf(Math.max(...days.map(({ checked }) => checked)));
  const width = days.length * SLOT;
  const bar = (place: number, value: number) => ({
    x: place * SLOT + SLOT * 0.18,
    y: HEIGHT - (value / top) * HEIGHT,
    width: SLOT * 0.64,
    height: (value / top) * HEIGHT,
  });
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h3>Day by day</h3>
        <ul className={styles.key}>
          <li data-mark="checked">Checked</li>
          <li data-mark="corrected">Put right or taken out</li>
        </ul>
      </figcaption>
      <div className={styles.plot} role="img" aria-label={inWords(days)}>
        <p className={styles.scale} aria-hidden="true">
          {[top, 0].map((value) => (
            <span key={value}>{value.toLocaleString('en-US')}</span>
          ))}
        </p>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.grid} d={`M0 0H${width}`} />
          {days.map(({ day, checked, corrected }, place) => (
            <g key={day}>
              <rect className={styles.bar} {...bar(place, checked)} />
              {corrected > 0 && <rect className={styles.lit} {...bar(place, Math.min(corrected, checked))} />}
            </g>
          ))}
          <path className={styles.ground} d={`M0 ${HEIGHT}H${width}`} />
        </svg>
        <p className={styles.days} aria-hidden="true">
          {namedPlaces(days.length).map((place) => (
            <span key={place}>{dayOfYear(days[place]?.day ?? '')}</span>
          ))}
        </p>
      </div>
    </figure>
  );
}

function inWords(days: ChurchTrust['days']): string {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const busy = days.filter(({ checked }) => checked > 0).length;
  const span = `From ${dayOfYear(first)} to ${dayOfYear(last)}.`;
  return `${span} Something was checked on ${busy} of ${days.length} days. The saved table has each day.`;
}
