import type { Input } from './fields.ts';
import type { Language } from './language.ts';

/**
 * What a result is made of. A document is a title, an as-of date and sections of blocks; it is shown by the view,
 * exported by the server and sent back for export as untrusted input, so every block is plain data.
 */
export interface Contact {
  /** What the person does, e.g. "Call 988". */
  label: string;
  /** `tel:`, `sms:`, `mailto:` or `https:`. */
  href: string;
}

export interface HeadingBlock {
  type: 'heading';
  text: string;
}
/** Small Markdown: paragraphs, **strong**, *emphasis*, lists, [links](https://…). No HTML, no images. */
export interface ProseBlock {
  type: 'prose';
  text: string;
  /** Set larger, meant to be read aloud. */
  spoken?: true;
  /** Where the words are ours and not the app's; the apps write English. */
  lang?: Language;
}
export interface StepsBlock {
  type: 'steps';
  items: string[];
}
export interface ChecklistBlock {
  type: 'checklist';
  items: string[];
}
export interface TableColumn {
  label: string;
  /** Figures: set flush right with tabular numerals. */
  figures?: true;
}
export interface TableBlock {
  type: 'table';
  caption: string;
  columns: TableColumn[];
  /** Display text, one list a row, as long as `columns`. The first cell is the row's heading. */
  rows: string[][];
  /** Small line under a row's heading, by row index. */
  notes?: { [row: number]: string };
  /** Index of the row that was chosen, marked by the lamp. */
  chosen?: number;
  /** A closing row, set apart. */
  foot?: string[];
  /** Rows shown before "Show all"; the rest is there for print and export. */
  visibleRows?: number;
}
export interface ChartBlock {
  type: 'chart';
  kind: 'line' | 'bar';
  title: string;
  /** One a point, e.g. month names; the view thins them out. */
  labels: string[];
  series: { name: string; values: number[]; style: 'main' | 'dotted' | 'dashed' }[];
  /** `money`: values are cents. */
  unit: 'money' | 'number';
  /** The chart in one sentence, for those who do not see it. */
  summary: string;
}
export interface StatBlock {
  type: 'stat';
  items: { value: string; label: string; detail?: string }[];
}
export interface CalloutBlock {
  type: 'callout';
  tone: 'info' | 'caution' | 'urgent' | 'next';
  title?: string;
  text: string;
  contacts?: Contact[];
  /** The person may put it away. Never on `urgent`. */
  dismissible?: true;
  /** Where the words are ours and not the app's; the apps write English. */
  lang?: Language;
}
/** Outcome of the comparison with the printed text: checked word for word, set right, or left out. */
export type VerseStatus = 'verified' | 'set-right' | 'left-out';
export interface VerseBlock {
  type: 'verse';
  /** Human form, e.g. "Psalm 56:3". */
  reference: string;
  /** Name in full, e.g. "World English Bible". */
  translation: string;
  /** Its id, e.g. `web`: with it the chapter can be asked for. */
  translationId?: string;
  /** Empty when there is no text to show; `note` then says why. */
  text: string;
  status: VerseStatus;
  /** One line: who wrote to whom, or why no text is shown. */
  note?: string;
  /** Of the note, where it is ours and not the app's; the apps write English. */
  lang?: Language;
  /** Where the text can be read when it is not shown here. */
  href?: string;
  copyright?: string;
}
/** Dated entries; becomes a calendar file. */
export interface ScheduleBlock {
  type: 'schedule';
  title: string;
  /** `date`: YYYY-MM-DD, an all-day entry. */
  entries: { date: string; title: string; detail?: string }[];
}
/** What a practice answer earned, one line a criterion. */
export interface ScoreBlock {
  type: 'score';
  /** `points` of `of`, both whole numbers; `note` says what would earn more. */
  items: { label: string; points: number; of: number; note?: string }[];
}
export interface CardsBlock {
  type: 'cards';
  items: { title: string; text: string }[];
}

export type Block =
  | HeadingBlock
  | ProseBlock
  | StepsBlock
  | ChecklistBlock
  | TableBlock
  | ChartBlock
  | StatBlock
  | CalloutBlock
  | VerseBlock
  | ScheduleBlock
  | ScoreBlock
  | CardsBlock;

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
  /** The person may change the words of its prose. */
  editable?: boolean;
  /** Label of the button that writes this section once more, e.g. "Write again" or "Another verse". */
  again?: string;
  /** Shown without a heading (a lead figure, a closing note). */
  bare?: boolean;
  /** Second layer: closed under its heading until the person opens it. */
  folded?: boolean;
  /**
   * Part of a sheet that the person hands to someone else, such as a resume: a copy and a Word file of the document have its
   * sections alone, without a line of ours, and on paper it has pages of its own.
   */
  sheet?: true;
  /** What wrote its prose; absent where nothing was written for it. */
  writer?: SectionWriter;
}

export interface SectionWriter {
  kind: 'built-in' | 'model';
  /** The model's name, when one wrote. */
  model?: string;
}

export interface Writer {
  /** `mixed`: a model and the built-in writer. */
  kind: SectionWriter['kind'] | 'computed' | 'mixed';
  /** The model's name, when one wrote. */
  model?: string;
}

/** `turn` counts from 1 to `of`. */
export interface PracticeQuestion {
  question: string;
  turn: number;
  of: number;
}

/** `name` is the file's name without its ending. */
export interface RecordsFile {
  name: string;
  data: Input;
  /** JSON of a format that other programs read, such as a JSON Resume: the file has that format, with the records in its `meta`. */
  format?: object;
}

/** What every run yields when it is done, and what an export takes. */
export interface ResultDocument {
  title: string;
  /** Day the document was made, `YYYY-MM-DD`. */
  asOf: string;
  /** As its sections say it; `writerOf` counts them anew, for a section can be written again by another. */
  writer: Writer;
  /** One line under the title, e.g. "About one minute aloud." */
  about?: string;
  /** This document is help for someone in danger. It has no result of the app. */
  care?: true;
  /** Language of the app's words; absent in English. */
  lang?: Language;
  /** Practice surface: the question that is asked next. Absent once the practice has ended. */
  practice?: PracticeQuestion;
  /** What the person can save as a file and open again: the input that makes this document. */
  records?: RecordsFile;
  sections: Section[];
}
