type Cell = string | number;

/** Prints one table of figures; numbers are set flush right. */
export function printTable(title: string, heads: string[], rows: Cell[][]): void {
  const shown = [heads, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell)),
  );
  const widths = heads.map((_, column) => Math.max(...shown.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const [index, row] of shown.entries()) {
    const numeric = (column: number) => index === 0 || typeof rows[index - 1]?.[column] === 'number';
    const cells = row.map((cell, column) =>
      column > 0 && numeric(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
    console.log(`  ${cells.join('   ')}`);
  }
}

/** The middle of an odd or even number of figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** A figure with at most one decimal. */
export const round = (figure: number) => Math.round(figure * 10) / 10;
