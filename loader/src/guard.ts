/** Writes one line to the console of the church's page. */
export function warn(cause: unknown): void {
  console.warn('Lampstand:', cause);
}

/** Wraps a callback so that an error in it is logged and never reaches the church's page. */
export function guard(work: () => void): () => void;
export function guard<T>(work: (value: T) => void): (value: T) => void;
export function guard<T>(work: (value: T) => void): (value: T) => void {
  return (value) => {
    try {
      work(value);
    } catch (error) {
      warn(error);
    }
  };
}
