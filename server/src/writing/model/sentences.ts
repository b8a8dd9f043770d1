/** The place behind the last sentence, or line, that is surely complete. */
const lastEnd = /^[\s\S]*(?:[.!?…]["'”’»)\]*_]*\s|\n)/;

/** Lets a text through in whole sentences and keeps the unfinished one, so that it can be left out when the text is cut. */
export class Sentences {
  #unfinished = '';

  /** @returns what is complete by now; often nothing. */
  add(piece: string): string {
    this.#unfinished += piece;
    const ready = lastEnd.exec(this.#unfinished)?.[0] ?? '';
    this.#unfinished = this.#unfinished.slice(ready.length);
    return ready;
  }

  get unfinished(): string {
    return this.#unfinished;
  }
}
