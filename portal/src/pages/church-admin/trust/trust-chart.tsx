import type { ChurchTrust } from '@lampstand/server/contracts';
import { dayOfYear } from '../../../lib/dates.ts';
import { figures } from '../../../lib/figures.ts';
import { useAdmin } from '../admin-context.ts';
import chart from '../chart.module.css';
import { barAt, HEIGHT, namedPlaces, SLOT, topOf } from '../chart-scale.ts';
import styles from './trust.module.css';

/** Chart of checked quotations by day; corrected ones are highlighted. */
export function TrustChart({ days }: { days: ChurchTrust['days'] }) {
  const { words, lang } = useAdmin();
  const { trust: said, sections } = words;
  const top = topOf(Math.max(...days.map(({ checked }) => checked)));
  const width = days.length * SLOT;
  const dayAt = (place: number) => dayOfYear(days.at(place)?.day ?? '', lang);
  const busy = days.filter(({ checked }) => checked > 0).length;
  const inWords = `${sections.counts.span(dayAt(0), dayAt(-1))} ${said.busy(busy, days.length)}`;
  return (
    <figure className={chart.figure}>
      <figcaption>
        <h3>{sections.counts.chart}</h3>
        <ul className={`${chart.key} ${styles.key}`}>
          <li data-mark="checked">{said.checked}</li>
          <li data-mark="corrected">{said.corrected}</li>
        </ul>
      </figcaption>
      <div className={`${chart.plot} ${styles.plot}`} role="img" aria-label={inWords}>
        <p className={chart.scale} aria-hidden="true">
          {[top, 0].map((value) => (
            <span key={value}>{figures(value, lang)}</span>
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
            <span key={place}>{dayAt(place)}</span>
          ))}
        </p>
      </div>
    </figure>
  );
}
