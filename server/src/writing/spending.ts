/** What a model read and wrote. */
export interface Tokens {
  input: number;
  output: number;
}

/** Money reserved for one model call. Call exactly one of the two methods. */
export interface Reservation {
  /** Books the actual cost and frees the rest. */
  settle(used: Tokens): Promise<void>;
  /** Frees all of it, because no call was made. */
  release(): Promise<void>;
}

/** The budget for model calls. */
export interface Spending {
  /** Reserves the highest possible cost. Undefined when that would go over a budget. */
  reserve(churchId: string, most: Tokens): Promise<Reservation | undefined>;
}
