import type { ChurchUsage } from '@lampstand/server/contracts';
import type { SectionMessages } from '../../../content/en/church-admin.ts';
import { dayOfYear } from '../../../lib/dates.ts';
import { figures } from '../../../lib/figures.ts';
import { useAdmin } from '../admin-context.ts';
import chart from '../chart.module.css';
import { barAt, HEIGHT, namedPlaces, SLOT, topOf } from '../chart-scale.ts';
import styles from './usage.module.css';

type Days = ChurchUsage['days'];

/** Chart: runs as bars, visitors as a dashed line, errors as crosses. The busiest day is highlighted. */
export function UsageChart({ days }: { days: Days }) {
  const { words, lang } = useAdmin();
  const { usage: said, counts } = words.sections;
  const top = topOf(Math.max(...days.map(({ runs, visitors }) => Math.max(runs, visitors))));
  const busiest = days.reduce((best, day) => (day.runs > best.runs ? day : best), { day: '', runs: 0 });
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const line = days.map(({ visitors }, place) => `${place * SLOT + SLOT / 2},${y(visitors)}`).join(' ');
  const width = days.length * SLOT;
  return (
    <figure className={chart.figure}>
      <figcaption>
        <h3>{counts.chart}</h3>
        <ul className={`${chart.key} ${styles.key}`}>
          <li data-mark="runs">{said.runs}</li>
          <li data-mark="visitors">{said.visitors}</li>
          <li data-mark="errors">{said.errors}</li>
        </ul>
      </figcaption>
      <div
        className={`${chart.plot} ${styles.plot}`}
        role="img"
        aria-label={inWords(days, busiest, words.sections, (iso) => dayOfYear(iso, lang))}
      >
        <p className={chart.scale} aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{figures(value, lang)}</span>
          ))}
        </p>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={chart.grid} d={`M0 0H${width}M0 ${HEIGHT / 2}H${width}`} />
          {days.map(({ day, runs }, place) => (
            <rect key={day} className={day === busiest.day ? chart.lit : chart.bar} {...barAt(place, runs, top)} />
          ))}
          <polyline className={styles.visitors} points={line} />
          <path className={chart.ground} d={`M0 ${HEIGHT}H${width}`} />
        </svg>
        <Below days={days} />
      </div>
    </figure>
  );
}

/** Below the axis: crosses for errors and some day labels. */
function Below({ days }: { days: Days }) {
  const { lang } = useAdmin();
  const places = namedPlaces(days.length);
  const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <div className={styles.below} aria-hidden="true">
      <p style={columns}>
        {days.map(({ day, errors }) => (
          <span key={day}>{errors > 0 ? '×' : ''}</span>
        ))}
      </p>
      <p className={styles.days}>
        {places.map((place) => (
          <span key={place}>{dayOfYear(days[place]?.day ?? '', lang)}</span>
        ))}
      </p>
    </div>
  );
}

function inWords(
  days: Days,
  busiest: { day: string; runs: number },
  { usage: said, counts }: SectionMessages,
  dayOf: (iso: string) => string,
): string {
  const span = counts.span(dayOf(days[0]?.day ?? ''), dayOf(days.at(-1)?.day ?? ''));
  return `${span} ${busiest.runs === 0 ? said.noRuns : said.busiest(dayOf(busiest.day), busiest.runs)}`;
}
