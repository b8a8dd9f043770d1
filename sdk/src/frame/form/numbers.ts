const grouped = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/** A number as people type it ("1,200.5", "7 %"); NaN when it is none. */
export function readNumber(text: string): number {
  const bare = text.replace(/[\s%$]/g, '');
  return grouped.test(bare) ? Number(bare.replaceAll(',', '')) : Number.NaN;
}

/** Dollars as people type them ("$1,250.50") as cents; a fraction of a cent stays a fraction, NaN when it is no amount. */
export function readMoney(text: string): number {
  const value = readNumber(text);
  const cents = Math.round(value * 100);
  return Math.abs(value * 100 - cents) < 1e-6 * Math.max(1, Math.abs(cents)) ? cents : value * 100;
}

/** Cents as the text of a field: "1250.50", or "1250" for whole dollars. */
export function writeMoney(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** A month as people type it ("2026-11", "11/2026", "11-2026") as `2026-11`; other texts stay as they are. */
export function readMonth(text: string): string {
  const parts = /^(\d{1,2})\s*[/.-]\s*(\d{4})$/.exec(text.trim());
  return parts ? `${parts[2]}-${parts[1]?.padStart(2, '0')}` : text.trim();
}
