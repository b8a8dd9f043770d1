/** Words that begin with an apostrophe. */
const clipped =
  /^['‘’](?:n|tis|twas|twere|twill|til|till|em|cause|cuz|bout|round|neath|gainst|fore|cross|ere|ya|ol|nuff)(?![\p{L}\p{N}])/iu;

/** Whether a single mark clearly opens a quotation: a word follows that is not clipped (’tis), and no word ends before it. */
export function opensSingle(text: string, at: number): boolean {
  if (/[\p{L}\p{N}'’‘]$/u.test(text.slice(Math.max(0, at - 2), at))) return false;
  return /^['‘][\p{L}[…]/u.test(text.slice(at, at + 2)) && !clipped.test(text.slice(at, at + 9));
}

/**
 * Position of the single mark that closes a quotation; -1 when there is none in the paragraph. A mark between letters is an
 * apostrophe, and so is one after an s with a word after it ("the disciples’ boat").
 */
export function singleCloseOf(text: string, open: number): number {
  for (const { index, 0: behind } of text
    .slice(open + 1)
    .matchAll(/(?<=\S)['’](?![\p{L}\p{N}])(?:\s\p{L})?|\n\s*\n/gu)) {
    if (behind.startsWith('\n')) return -1;
    const at = open + 1 + index;
    const isPossessive = behind.length > 1 && /s$/i.test(text.slice(at - 1, at));
    if (!isPossessive) return at;
  }
  return -1;
}
