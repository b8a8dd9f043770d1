import type { ChurchTrust } from '@lampstand/server/contracts';
import { dayOfYear } from '../../../lib/dates.ts';
import chart from '../chart.module.css';
import { barAt, HEIGHT, namedPlaces, SLOT, topOf } from '../chart-scale.ts';
import styles from './trust.module.css';

/** What was checked each day; what was put right or taken out is lit. */
export function TrustChart({ days }: { days: ChurchTrust['days'] }) {
  const top = topOf(Math.max(...days.map(({ checked }) => checked)));
  const width = days.length * SLOT;
  return (
    <figure className={chart.figure}>
      <figcaption>
        <h3>Day by day</h3>
        <ul className={`${chart.key} ${styles.key}`}>
          <li data-mark="checked">Checked</li>
          <li data-mark="corrected">Put right or taken out</li>
        </ul>
      </figcaption>
      <div className={`${chart.plot} ${styles.plot}`} role="img" aria-label={inWords(days)}>
        <p className={chart.scale} aria-hidden="true">
          {[top, 0].map((value) => (
            <span key={value}>{value.toLocaleString('en-US')}</span>
          ))}
        </p>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={chart.grid} d={`M0 0H${width}`} />
          {days.map(({ day, checked, corrected }, place) => (
            <g key={day}>
              <rect className={chart.bar} {...barAt(place, checked, top)} />
              {corrected > 0 && <rect className={chart.lit} {...barAt(place, Math.min(corrected, checked), top)} />}
            </g>
          ))}
          <path className={chart.ground} d={`M0 ${HEIGHT}H${width}`} />
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
