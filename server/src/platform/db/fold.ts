/** Text for comparison: NFKC, lower case, trimmed. SQLite itself folds ASCII only. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC').trim();
}
