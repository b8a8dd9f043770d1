/** What a model read and wrote. */
export interface Tokens {
  input: number;
  output: number;
}

/** Money that is set aside for one call of a model. Exactly one of the two ends it. */
export interface Reservation {
  /** Books what the call has really cost and frees the rest. */
  settle(used: Tokens): Promise<void>;
  /** Frees all of it: the model was never asked. */
  release(): Promise<void>;
}

/** The money that models may cost. */
export interface Spending {
  /** Sets the dearest case aside. Answers nothing when that would go over a budget. */
  reserve(churchId: string, most: Tokens): Promise<Reservation | undefined>;
}
