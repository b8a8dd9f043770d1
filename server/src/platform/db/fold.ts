/** Text as it is compared: NFKC, lower case, no blanks at the ends. SQLite itself folds ASCII only. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC').trim();
}
