import { type ResultDocument, type Section, writerLine } from '../app/index.ts';
import type { ViewWords } from './words.ts';

interface WriterLineProps {
  section: Section;
  document: ResultDocument;
  words: ViewWords;
}

/** Over a section: what wrote it, where not all of its document was written by the same. */
export function WriterLine({ section, document, words }: WriterLineProps) {
  const line = writerLine(section, document, words.asOf);
  return line ? <p className="asof">{line}</p> : null;
}
