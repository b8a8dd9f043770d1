/** A word with its offsets in the text. */
export interface Token {
  /** Folded: lower case, no accents, one kind of apostrophe, so that `LORD’S` is `lord's`. */
  word: string;
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’‘ʼ`´][\p{L}\p{M}\p{N}]+)*/uy;
const [NONE, LETTER, APOSTROPHE, UNKNOWN] = [0, 1, 2, 3];
const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const typed = String.fromCharCode(code);
  return /[a-z\d]/i.test(typed) ? LETTER : /['`]/.test(typed) ? APOSTROPHE : NONE;
});

/** The words of a text in order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  scan.read(text);
  const { count, starts, ends } = scan;
  for (let at = 0; at < count; at += 1) {
    const [start, end] = [starts[at] ?? 0, ends[at] ?? 0];
    tokens.push({ word: folded(text.slice(start, end)), start, end });
  }
  return tokens;
}

/**
 * Offsets of a text's words and hashes of their folded letters, without creating strings. The next `read` reuses the arrays,
 * which are valid up to `count`.
 */
export class WordScan {
  count = 0;
  starts = new Uint32Array(256);
  ends = new Uint32Array(256);
  hashes = new Int32Array(256);

  /** Reads at most `most` words from `from` on. */
  read(text: string, from = 0, most = Number.POSITIVE_INFINITY): this {
    this.count = 0;
    for (let at = from; at < text.length && this.count < most; ) {
      const kind = kindOf(text.charCodeAt(at));
      at = kind === LETTER ? this.#word(text, at) : kind === UNKNOWN ? this.#unusual(text, at) : at + 1;
    }
    return this;
  }

  // Fast path for letters without accents.
  #word(text: string, start: number): number {
    let hash = 0;
    for (let at = start; ; at += 1) {
      const code = text.charCodeAt(at);
      const kind = at < text.length ? kindOf(code) : NONE;
      const next = kind === APOSTROPHE && at + 1 < text.length ? kindOf(text.charCodeAt(at + 1)) : NONE;
      if (kind === UNKNOWN || next === UNKNOWN) return this.#unusual(text, start);
      if (kind === NONE || (kind === APOSTROPHE && next !== LETTER)) return this.#add(start, at, hash);
      hash = mixed(hash, kind === LETTER ? code | 32 : 39);
    }
  }

  #unusual(text: string, start: number): number {
    wordPattern.lastIndex = start;
    const typed = wordPattern.exec(text)?.[0];
    if (typed === undefined) return start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
    return this.#add(start, start + typed.length, hashOf(folded(typed)));
  }

  #add(start: number, end: number, hash: number): number {
    if (this.count === this.starts.length) this.#grow();
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.hashes[this.count] = hash;
    this.count += 1;
    return end;
  }

  #grow(): void {
    const [{ starts, ends, hashes }, room] = [this, this.count * 2];
    this.starts = new Uint32Array(room);
    this.ends = new Uint32Array(room);
    this.hashes = new Int32Array(room);
    this.starts.set(starts);
    this.ends.set(ends);
    this.hashes.set(hashes);
  }
}

const scan = new WordScan();

/** The hash that a scan gives a folded word. */
export function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = mixed(hash, word.charCodeAt(at));
  return hash;
}

const mixed = (hash: number, code: number) => (Math.imul(hash ^ code, 0x01000193) + 0x9e3779b1) | 0;

// There are no letters in Latin-1 before U+00AA or in general punctuation.
function kindOf(code: number): number {
  if (code < 128) return kinds[code] ?? NONE;
  if (code === 0x2019 || code === 0x2018) return APOSTROPHE;
  return code < 0xaa || (code >= 0x2000 && code < 0x2070) ? NONE : UNKNOWN;
}

function folded(typed: string): string {
  const lower = typed.toLowerCase();
  // Fast path for nearly every word.
  if (/^[a-z\d']*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`´]/g, "'");
}
