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

/** The pieces of a text without unseen characters; a character that is cut in two is put together first. */
export async function* visiblePieces(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let half = '';
  for await (const piece of pieces) {
    const text = half + piece;
    half = endsInHalf.exec(text)?.[0] ?? '';
    yield visible(half ? text.slice(0, -1) : text);
  }
}
