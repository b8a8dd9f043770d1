export interface TypedPoint {
  book: string;
  /** 999: the last one. */
  chapter: number;
  verse: number;
}

/** One range of verses as it was typed; it is not known yet whether it exists. */
export interface TypedRange {
  typed: string;
  /** Character offsets in the text. */
  start: number;
  end: number;
  /** OSIS book ids, deuterocanonical ones included. Undefined where there can be no reference, such as chapter 0. */
  from?: TypedPoint;
  to?: TypedPoint;
}
