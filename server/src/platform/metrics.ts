/** Counters and durations of this process in the Prometheus text format. */
export interface Metrics {
  /** Adds to a counter, e.g. `count('runs_total', { app: 'debt-coach' })`. Labels must have few values. */
  count(name: string, labels?: Labels, by?: number): void;
  observeRequest(method: string, status: number, seconds: number): void;
  /** A value that is read for each scrape. */
  gauge(name: string, read: () => number): void;
  text(): string;
}
type Labels = { readonly [label: string]: string };

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const prefix = 'lampstand_';

/** An empty set of metrics. */
export function createMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>();
  const gauges = new Map<string, () => number>();
  const histogram = { counts: buckets.map(() => 0), sum: 0, count: 0 };

  function count(name: string, labels: Labels = {}, by = 1) {
    const series = counters.get(name) ?? new Map<string, number>();
    counters.set(name, series);
    const key = labelText(labels);
    series.set(key, (series.get(key) ?? 0) + by);
  }

  return {
    count,
    gauge: (name, read) => void gauges.set(name, read),
    observeRequest(method, status, seconds) {
      count('http_requests_total', { method, status: String(status) });
      histogram.sum += seconds;
      histogram.count += 1;
      buckets.forEach((limit, index) => {
        if (seconds <= limit) histogram.counts[index] = (histogram.counts[index] ?? 0) + 1;
      });
    },
    text() {
      const lines: string[] = [];
      for (const [name, series] of counters) {
        lines.push(`# TYPE ${prefix}${name} counter`);
        for (const [labels, value] of series) lines.push(`${prefix}${name}${labels} ${value}`);
      }
      const duration = `${prefix}http_request_seconds`;
      lines.push(`# TYPE ${duration} histogram`);
      buckets.forEach(
        (limit, index) => void lines.push(`${duration}_bucket{le="${limit}"} ${histogram.counts[index]}`),
      );
      lines.push(`${duration}_bucket{le="+Inf"} ${histogram.count}`);
      lines.push(`${duration}_sum ${histogram.sum}`, `${duration}_count ${histogram.count}`);
      for (const [name, read] of gauges)
        lines.push(`# TYPE ${prefix}${name} gauge`, `${prefix}${name} ${figure(read())}`);
      return `${lines.join('\n')}\n`;
    },
  };
}

const figure = (value: number) => (value === Number.POSITIVE_INFINITY ? '+Inf' : String(value));

function labelText(labels: Labels): string {
  const parts = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/["\\\n]/g, (c) => (c === '\n' ? '\\n' : `\\${c}`))}"`,
  );
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}
