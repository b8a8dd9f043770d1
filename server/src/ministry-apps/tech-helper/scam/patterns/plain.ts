/** A text in lower case with plain apostrophes and single blanks. */
export const plain = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
