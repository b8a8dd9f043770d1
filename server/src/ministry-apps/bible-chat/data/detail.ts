/** A prepared answer to one question on a subject: what people ask after its first answer, or at once. */
interface Detail {
  /** How it is asked, separated by bars: first as a short next question ("was she married"), then with the subject's name. */
  asked: string;
  /** Answers the question by itself, without a yes or no at its beginning: another wording can ask the opposite. */
  answer: string;
  /** References that a reader would want to see. */
  passages: readonly string[];
}

/** Details by the id of their subject, e.g. `topic:grief` or `fact:lydia`. */
export type Details = Readonly<Record<string, readonly Detail[]>>;
