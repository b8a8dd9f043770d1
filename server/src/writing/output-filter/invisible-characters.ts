/** Characters that are invisible, change the direction of text, or belong to no script. */
const invisible =
  /[\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]|(?![\n\t])\p{Cc}/gu;
const piledMarks = /(\p{M}{2})\p{M}+/gu;
const endsInHalf = /[\ud800-\udbff]$/;

/** Removes invisible characters. */
export function visible(text: string): string {
  return text
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .replace(piledMarks, '$1');
}

/** Removes invisible characters from each piece, and joins a character that was split between two pieces. */
export class VisiblePieces {
  #half = '';

  take(piece: string): string {
    const text = this.#half + piece;
    this.#half = endsInHalf.exec(text)?.[0] ?? '';
    return visible(this.#half ? text.slice(0, -1) : text);
  }
}
