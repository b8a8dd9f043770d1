/** Test support: documents that are dear to work on, of any size. */
type Block = { type: string; [field: string]: unknown };

export const documentOf = (blocks: unknown, sections = 1) => ({
  ...{ title: 't', asOf: '2026-01-01', writer: { kind: 'built-in' } },
  sections: Array.from({ length: sections }, (_, index) => ({ id: `s${index}`, title: 'A', blocks })),
});

/** So many items, at most `most` in each block. */
function spread(count: number, most: number, block: (count: number) => Block): Block[] {
  const full = Array.from({ length: Math.floor(count / most) }, () => block(most));
  return count % most > 0 ? [...full, block(count % most)] : full;
}

export const steps = (count: number) =>
  documentOf(spread(count, 500, (items) => ({ type: 'steps', items: Array(items).fill('a') })));

/** Prose of one piece again and again, so many characters in all. */
export const prose = (piece: string, characters: number) =>
  documentOf(spread(characters, 59_000, (length) => ({ type: 'prose', text: piece.repeat(length / piece.length) })));

/** Tables of 50 columns with so many cells in all, their headings among them. */
export const cells = (count: number, text = '') =>
  documentOf(
    spread(count / 50, 5_000, (rows) => ({
      ...{ type: 'table', caption: '', columns: Array(50).fill({ label: text }) },
      rows: Array(rows - 1).fill(Array(50).fill(text)),
    })),
  );

export const entries = (count: number, title = 'a') =>
  documentOf(
    spread(count, 2_000, (length) => ({
      ...{ type: 'schedule', title: '', entries: Array(length).fill({ date: '2026-01-01', title }) },
    })),
  );

export const verses = (count: number) => {
  const verse = { type: 'verse', reference: 'Psalm 119:1-176', translation: 'WEB', translationId: 'web' };
  return documentOf(Array(500).fill({ ...verse, text: 'x', status: 'verified' }), count / 500);
};

/** As much of everything as one document can have. */
export const everything = () => {
  const blocks = [
    steps(500),
    prose('**a**b', 10_000),
    prose('\nText', 10_000),
    entries(1_900),
    cells(29_900, '$12,345.67'),
  ];
  return documentOf([...blocks, prose('x', 140_000)].flatMap(({ sections }) => sections[0]?.blocks));
};
