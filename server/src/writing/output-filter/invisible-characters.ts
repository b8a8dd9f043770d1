/** Characters nobody sees, that turn the direction of writing, or that belong to no script. */
const unseen = /[\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]|(?![\n\t])\p{Cc}/gu;
const piledMarks = /(\p{M}{2})\p{M}+/gu;
const endsInHalf = /[\ud800-\udbff]$/;

/** A text without what cannot be seen in it. */
export function visible(text: string): string {
  return text
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(unseen, '')
    .replace(piledMarks, '$1');
}

/** Takes out of each piece what cannot be seen in it; a character that is cut in two is put together first. */
export class VisiblePieces {
  #half = '';

  take(piece: string): string {
    const text = this.#half + piece;
    this.#half = endsInHalf.exec(text)?.[0] ?? '';
    return visible(this.#half ? text.slice(0, -1) : text);
  }
}
