/** A subject that is answered in Spanish. The encoder reads English only, so words decide. */
export interface SpanishSubject {
  id: string;
  when: RegExp;
  title: string;
  answer: string;
  /** What answers "¿por qué?" and "cuénteme más". */
  more?: string;
  /** The clearest first. */
  passages: readonly string[];
  /** One question, which is answered after another subject as well. */
  isQuestion?: true;
  /** What follow-ups ask beside it, by a word in them. */
  asides?: readonly (readonly [word: RegExp, id: string])[];
}
