import type { ChartBlock } from '../../app/index.ts';
import type { BlockProps } from './kinds.tsx';
import { endOf, niceTicks, thinLabels } from './scale.ts';

/** Lines differ by stroke as well as color; a dot marks where the main one ends. */
export function Chart({ block, lang, heading }: Pick<BlockProps<ChartBlock>, 'block' | 'lang' | 'heading'>) {
  return (
    <figure className="figure">
      {block.title !== heading && <figcaption>{block.title}</figcaption>}
      {block.series.length > 1 && (
        <ul className="key">
          {block.series.map((series) => (
            <li key={series.name}>
              <svg viewBox="0 0 32 12" className="chart" aria-hidden="true">
                <path className={series.style} d="M2 6h28" />
              </svg>
              <b>{series.name}</b>
            </li>
          ))}
        </ul>
      )}
      <Plot block={block} lang={lang} width={640} height={280} className="chart wide" />
      <Plot block={block} lang={lang} width={330} height={250} className="chart narrow" />
    </figure>
  );
}

interface PlotProps {
  block: ChartBlock;
  lang: string;
  width: number;
  height: number;
  className: string;
}

function Plot({ block, lang, width, height, className }: PlotProps) {
  const ticks = niceTicks(Math.max(...block.series.flatMap((series) => series.values), 0), 4);
  const top = ticks.at(-1) ?? 1;
  const names = ticks.map((tick) => axisLabel(tick, block.unit, lang));
  const left = 18 + 8.5 * Math.max(...names.map((name) => name.length));
  const [right, floor, ceiling] = [width - 14, height - 34, 18];
  const count = Math.max(block.labels.length, 1);
  const bars = block.kind === 'bar';
  const slot = (right - left) / (bars ? count : Math.max(count - 1, 1));
  const x = (at: number) => round(left + slot * (bars ? at + 0.5 : at));
  const y = (value: number) => round(floor - ((floor - ceiling) * value) / top);
  const lanes = block.series.length;
  const wide = (slot * 0.7) / lanes;
  const main = block.series.find((series) => series.style === 'main') ?? block.series[0];
  const end = main ? endOf(main.values) : 0;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${block.title}. ${block.summary}`}
    >
      {ticks.map((tick, index) => (
        <g key={tick}>
          <line className="grid" x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text className="axis" x={left - 10} y={y(tick) + 5}>
            {names[index]}
          </text>
        </g>
      ))}
      {thinLabels(block.labels, width > 400 ? 6 : 4).map(({ at, text }) => (
        <text key={at} className={labelClass(bars, at, count)} x={x(at)} y={height - 8}>
          {text}
        </text>
      ))}
      {[...block.series].reverse().map((series, lane) => (
        <path
          key={series.name}
          className={bars ? `bar ${series.style}` : series.style}
          style={bars ? { strokeWidth: round(wide * 0.9) } : undefined}
          d={series.values
            .map((value, at) =>
              bars
                ? `M${round(x(at) + wide * ((lanes - 1) / 2 - lane))} ${y(0)}V${y(value)}`
                : `${at ? 'L' : 'M'}${x(at)} ${y(value)}`,
            )
            .join('')}
        />
      ))}
      {!bars && main && <circle className="end" cx={x(end)} cy={y(main.values[end] ?? 0)} r="6" />}
    </svg>
  );
}

function axisLabel(value: number, unit: ChartBlock['unit'], lang: string): string {
  if (unit === 'number') return value.toLocaleString(lang);
  return (value / 100).toLocaleString(lang, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
}

function labelClass(bars: boolean, at: number, count: number): string {
  return bars || (at > 0 && at < count - 1) ? 'tick' : at ? 'tick last' : 'tick first';
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
