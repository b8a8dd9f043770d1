import type { ChartBlock } from '@lampstand/sdk/app';
import { niceTicks, thinLabels } from '@lampstand/sdk/scale';
import { ImageRun, Paragraph } from 'docx';

const WIDTH = 600;
const HEIGHT = 270;
/** Ink of each kind of line, as it prints; lines differ by stroke too. */
const strokes = {
  main: 'stroke="#1f2a3c" stroke-width="3"',
  dashed: 'stroke="#56606e" stroke-width="2" stroke-dasharray="8 5"',
  dotted: 'stroke="#8a93a0" stroke-width="2" stroke-dasharray="2 4"',
};
// One transparent point, for programs that show no SVG. The summary below says what the chart shows.
const NO_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A chart as a drawing in a Word file, with its summary as the text for those who cannot see it. */
export function chartPicture(block: ChartBlock, locale: string): Paragraph {
  const name = block.title;
  return new Paragraph({
    children: [
      new ImageRun({
        type: 'svg',
        data: Buffer.from(chartSvg(block, locale)),
        fallback: { type: 'png', data: NO_PICTURE },
        transformation: { width: WIDTH, height: HEIGHT },
        altText: { name, title: name, description: block.summary },
      }),
    ],
  });
}

function chartSvg({ kind, labels, series, unit }: ChartBlock, locale: string): string {
  const ticks = niceTicks(Math.max(...series.flatMap(({ values }) => values), 0), 4);
  const top = ticks.at(-1) ?? 1;
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  const nameOf = (tick: number) => (unit === 'number' ? tick.toLocaleString(locale) : money.format(tick / 100));
  const [left, right, ceiling, floor] = [80, WIDTH - 16, 34, HEIGHT - 32];
  const bars = kind === 'bar';
  const slot = (right - left) / Math.max(bars ? labels.length : labels.length - 1, 1);
  const x = (at: number) => Math.round(left + slot * (bars ? at + 0.5 : at));
  const y = (value: number) => Math.round(floor - ((floor - ceiling) * value) / top);
  const text = (at: string, words: string) =>
    `<text ${at} font-family="Georgia" font-size="13">${escaped(words)}</text>`;
  const grid = ticks.map(
    (tick) =>
      `<path d="M${left} ${y(tick)}H${right}" stroke="#c9ced6"/>` +
      text(`x="${left - 8}" y="${y(tick) + 4}" text-anchor="end"`, nameOf(tick)),
  );
  const months = thinLabels(labels, 6).map((label) =>
    text(`x="${x(label.at)}" y="${HEIGHT - 10}" text-anchor="middle"`, label.text),
  );
  const bar = (slot * 0.7) / Math.max(series.length, 1);
  const lines = series.map(({ values, style }, lane) => {
    const move = bar * (lane - (series.length - 1) / 2);
    const points = values.map((value, at) =>
      bars ? `M${Math.round(x(at) + move)} ${floor}V${y(value)}` : `${at ? 'L' : 'M'}${x(at)} ${y(value)}`,
    );
    const stroke = strokes[style];
    const width = bars ? ` style="stroke-width:${Math.max(1, Math.round(bar * 0.9))};stroke-dasharray:none"` : '';
    return `<path d="${points.join('')}" fill="none" ${stroke}${width}/>`;
  });
  const key = series.map(({ name, style }, at) => {
    const start = left + at * 170;
    return `<path d="M${start} 12h28" ${strokes[style]}/>${text(`x="${start + 36}" y="16"`, name)}`;
  });
  const drawing = [...grid, ...months, ...lines, ...(series.length > 1 ? key : [])].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawing}</svg>`;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
