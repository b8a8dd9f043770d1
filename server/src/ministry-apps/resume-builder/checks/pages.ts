/** A paragraph of the Word file as it is counted: its kind and its characters. */
export interface Measured {
  kind: 'title' | 'heading' | 'entry' | 'text' | 'bullet';
  text: string;
}

// The Word file's sheet: Letter paper, margins of 1300 and 1200 twentieths of a point, Arial 10.5 at 1.1 lines.
const pageHeight = 792 - 65 - 60;
const lineHeight = 10.5 * 1.15 * 1.1;
const charactersALine = { title: 48, heading: 70, entry: 80, text: 92, bullet: 85 };
/** Points beside the lines: the room around a paragraph, and the larger type of headings. */
const extra = { title: 14, heading: 14, entry: 4, text: 3, bullet: 3 };

/** Estimates the pages of a resume in tenths, at least 0.1; Word can differ by a few lines. */
export function pagesOf(paragraphs: readonly Measured[]): number {
  const points = paragraphs.reduce(
    (sum, { kind, text }) =>
      sum + Math.max(1, Math.ceil(text.length / charactersALine[kind])) * lineHeight + extra[kind],
    0,
  );
  return Math.max(1, Math.round((points / pageHeight) * 10)) / 10;
}
