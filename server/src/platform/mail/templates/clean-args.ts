/** Most characters of the texts that keep their lines. `longMessage` has room for the spaces that are put into addresses. */
const textLengths: { readonly [name: string]: number } = { message: 1_000, longMessage: 8_000, document: 60_000 };
const NAME_LENGTH = 80;

/**
 * Makes what people typed safe for an email. `*link` and `own*` are ours and stay as they are; messages and a document keep
 * their lines; everything else becomes one short line. Mail programs find no address in it.
 */
export function cleanArgs<Args extends Record<string, string>>(args: Args): Args {
  const cleaned = Object.entries(args).map(([name, value]) => [name, clean(name, value)]);
  return Object.fromEntries(cleaned) as Args; // the same names, each still a string
}

function clean(name: string, value: string): string {
  if (/link$/i.test(name) || name.startsWith('own')) return value;
  const textLength = textLengths[name];
  if (textLength === undefined) return shorten(unlinked(oneLine(value)), NAME_LENGTH);
  const lines = value.split(/\r\n|[\r\n\u2028\u2029]/).map(oneLine);
  return shorten(
    unlinked(
      lines
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    ),
    textLength,
  );
}

// Control characters end a header or a line; direction marks make text look like another text.
function oneLine(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

// Mail programs make a link of anything like an address. A space after its dot prevents that.
function unlinked(text: string): string {
  return text.replaceAll('://', ': //').replace(/([.\u3002\uff0e\uff61])(?=[\p{L}\p{M}]{2})/gu, '$1 ');
}

function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
