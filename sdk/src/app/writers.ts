import type { AsOfWords } from './as-of-words.ts';
import type { ResultDocument, Section, Writer } from './blocks.ts';

/**
 * What wrote a document, by its sections; what its head says where no section says it.
 *
 * @example
 * writerOf(document).kind === 'mixed';
 */
export function writerOf({ sections, writer }: Pick<ResultDocument, 'sections' | 'writer'>): Writer {
  const writers = sections.flatMap((section) => section.writer ?? []);
  const [first] = writers;
  if (!first) return writer;
  const models = [...new Set(writers.flatMap(({ model }) => model ?? []))].join(', ');
  const kind = writers.every((one) => one.kind === first.kind) ? first.kind : 'mixed';
  return { kind, ...(models ? { model: models } : {}) };
}

/** Who wrote one section, e.g. "Written by small-8b."; empty unless the document's sections were written by several. */
export function writerLine(
  { writer }: Pick<Section, 'writer'>,
  document: Pick<ResultDocument, 'sections' | 'writer'>,
  words: AsOfWords,
): string {
  if (!writer || writerOf(document).kind !== 'mixed') return '';
  return words.part[writer.kind].replace('{model}', () => writer.model ?? '');
}
