const marks = /[*_`~[\](){}<>#|\\]/g;
/** A role or an age beside a name: "Grace (driver)", "Eli 4". */
const aside = /\([^)]*\)?|(?<=\p{L})\s+\d{1,3}(?:\s*(?:yrs?|years?|y\/?o|months?|mos?)\b)?(?:\s+old)?\s*$/giu;

/** Splits the names typed into the form; the spelling is kept. A name has at least one letter. */
export function readNames(typed: string | undefined): string[] {
  if (!typed) return [];
  const parts = typed.split(/\s*[,;+\n]\s*|\s+(?:and|&)\s+(?!(?:(?:her|his|their|the)\s+)?family\b)|&(?! ?family)/i);
  const names = parts.map((part) =>
    part
      .replace(/^and\s+/i, '')
      .replace(aside, '')
      .replace(marks, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return [...new Set(names.filter((name) => /\p{L}/u.test(name) && name.split(' ').length <= 4))].slice(0, 8);
}

/** Adds ’s, or only ’ after a plural in s. */
export function possessive(noun: string, plural: boolean): string {
  return plural && noun.endsWith('s') ? `${noun}’` : `${noun}’s`;
}
