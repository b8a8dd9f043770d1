import type { ChurchUsage } from '@lampstand/server/contracts';
import { namedPlaces, topOf } from './chart-scale.ts';
import styles from './usage.module.css';

type Days = ChurchUsage['days'];

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayOf = (iso: string) => short.format(Date.parse(iso));
/** Units of the drawing for a day, and for its height. */
const SLOT = 10;
const HEIGHT = 100;

/** Runs as bars, visitors as a dashed line, errors as crosses under their day. The busiest day is lit. */
export function UsageChart({ days }: { days: Days }) {
  const top = topOf(Math.max(...days.map(({ runs, visitors }) => Math.max(runs, visitors))));
  const busiest = days.reduce((best, day) => (day.runs > best.runs ? day : best), { day: '', runs: 0 });
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const line = days.map(({ visitors }, place) => `${place * SLOT + SLOT / 2},${y(visitors)}`).join(' ');
  const width = days.length * SLOT;
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h3>Day by day</h3>
        <ul className={styles.key}>
          <li data-mark="runs">Runs</li>
          <li data-mark="visitors">Visitors</li>
          <li data-mark="errors">Errors</li>
        </ul>
      </figcaption>
      <div className={styles.plot} role="img" aria-label={inWords(days, busiest)}>
        <p className={styles.scale} aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{value.toLocaleString('en-US')}</span>
          ))}
        </p>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.grid} d={`M0 0H${width}M0 ${HEIGHT / 2}H${width}`} />
          {days.map(({ day, runs }, place) => (
            <rect
              key={day}
              className={day === busiest.day ? styles.lit : styles.bar}
              x={place * SLOT + SLOT * 0.18}
              y={y(runs)}
              width={SLOT * 0.64}
              height={HEIGHT - y(runs)}
            />
          ))}
          <polyline className={styles.visitors} points={line} />
          <path className={styles.ground} d={`M0 ${HEIGHT}H${width}`} />
        </svg>
        <Below days={days} />
      </div>
    </figure>
  );
}

/** Under the ground line: crosses for errors, and the names of some days. */
function Below({ days }: { days: Days }) {
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
          <span key={place}>{dayOf(days[place]?.day ?? '')}</span>
        ))}
      </p>
    </div>
  );
}

function inWords(days: Days, busiest: { day: string; runs: number }): string {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const span = `From ${dayOf(first)} to ${dayOf(last)}.`;
  if (busiest.runs === 0) return `${span} No runs. The table below has each day.`;
  const runs = busiest.runs === 1 ? '1 run' : `${busiest.runs} runs`;
  return `${span} The busiest day was ${dayOf(busiest.day)} with ${runs}. The table below has each day.`;
}
