import type { Localized, VerseStatus } from '@lampstand/sdk/app';
import { attributionsOf } from './attribution.ts';
import { formatReference } from './format.ts';
import { type Judgement, judgeQuotation, judgeShort, REPAIRABLE } from './judge-quotation.ts';
import { misuseAt } from './misused-verses.ts';
import { noText, noticeWords } from './notice-words.ts';
import { isParaphrase } from './paraphrase.ts';
import { QuotedPassages } from './quoted-passages.ts';
import { type QuotedSpan, quotedSpans } from './quoted-spans.ts';
import { type LocatedReference, locateReferences } from './references.ts';
import { Replacements, sentenceAround } from './replacements.ts';
import type { PlaceRange } from './resolve.ts';
import { noSuch } from './resolve-words.ts';
import type { Stretch, TextIndex } from './text-index.ts';
import { type Token, tokensOf, WordScan } from './tokens.ts';
import { edgesOf, fitted, inOtherWords, piecesOf, standsAlone, withMarks, withoutMarks } from './typed-words.ts';
import { type Likeness, mayQuote, meantStretch, unmarkedQuotations } from './unmarked.ts';
import { countsOf, type ScriptureNotice, type Segment, unchanged, type VerifiedText } from './verified-text.ts';
import type { VerseLimit } from './verse-limit.ts';
import { commonVersification } from './versification.ts';

/** Fewer words between quotation marks are a turn of phrase. */
const FEWEST_QUOTED = 4;
const placeholder = /\[\[([^[\]\n]{1,80})\]\]/g;
const scan = new WordScan();
const wordsOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word);

export interface CheckOptions {
  /** False for our own composed prose, which takes verses by reference only. */
  findQuotations?: boolean | undefined;
  /** Counts the verses of licensed texts; without it nothing is counted. */
  limit?: VerseLimit | undefined;
}

/** Checks one unit of a text (chunker.ts), or a text that is short. `texts`: the chosen translation first. */
export function checkUnit(unit: string, texts: readonly TextIndex[], options: CheckOptions = {}): VerifiedText {
  const [shown] = texts;
  const references = locateReferences(unit, shown?.verses ?? commonVersification(), shown?.translation.name ?? 'Bible');
  const { findQuotations = true } = options;
  const mayHoldVerse = unit.includes('[[') || (findQuotations && mayQuote(scan.read(unit), texts));
  return references.length > 0 || mayHoldVerse ? new Check(unit, texts, references, options).result() : unchanged(unit);
}

class Check {
  readonly #edits = new Replacements();
  readonly #notices: ScriptureNotice[] = [];
  readonly #quoted: QuotedPassages;
  readonly #references: readonly LocatedReference[];
  readonly #tokens: Token[];
  #removed = 0;

  constructor(
    readonly text: string,
    readonly texts: readonly TextIndex[],
    references: readonly LocatedReference[],
    { findQuotations = true, limit }: CheckOptions,
  ) {
    this.#references = references;
    this.#quoted = new QuotedPassages(limit);
    this.#tokens = tokensOf(text);
    for (const { index, 0: typed } of text.matchAll(placeholder)) this.#fill(index, index + typed.length);
    if (findQuotations) this.#quotations();
    for (const reference of this.#references) this.#reference(reference);
    if (findQuotations) this.#lent();
  }

  #quotations(): void {
    const spans = quotedSpans(this.text);
    for (const span of spans) if (!span.open) this.#quotation(span);
    this.#unmarked(spans);
    for (const span of spans) if (span.open) this.#neverClosed(span);
  }

  result(): VerifiedText {
    const segments = this.#edits.segmentsOf(this.text);
    const counts = countsOf(segments, this.#references.length, this.#removed);
    return { segments, verses: this.#quoted.all, notices: this.#notices, counts };
  }

  /** A placeholder becomes its reference, and its words go on the list; one that has a line to itself leaves nothing there. */
  #fill(start: number, end: number): void {
    const asked = this.#references.filter((one) => one.start >= start && one.end <= end);
    const typed = this.text.slice(start + 2, end - 2);
    const around = withoutMarks(this.text, start, end);
    const shown = this.texts[0];
    let over = false;
    const found = asked.flatMap(({ range, reference = '', offered }) => {
      const at = range && shown?.stretch(range.first, range.last);
      if (!shown || !at || offered) return [];
      over = this.#quote(shown, at, 'verified', false) || over;
      return [reference];
    });
    const [first] = asked;
    const reference = found.join('; ') || first?.reference || typed;
    const text = standsAlone(this.text, around) ? '' : reference;
    if (found.length > 0 && shown) {
      const { id: translation } = shown.translation;
      const state = over ? 'left-out' : 'verified';
      this.#edits.add({ ...around, segment: { type: 'quotation', text, state, typed, reference, translation } });
    } else if (first && first.status !== 'no-such-book' && first.status !== 'no-such-passage') {
      this.#withheld(around.start, around.end, reference, first.problem, text);
    } else this.#takeOut(start, end, noticeWords.leftOut(first?.problem ?? noSuch(typed)));
  }

  #quotation(span: QuotedSpan): void {
    const cited = attributionsOf(this.text, span, this.#references);
    if (cited.length === 0 || this.#edits.covers(span.outerStart, span.outerEnd)) return;
    const ranges = cited.flatMap(({ range }) => range ?? []);
    const pieces = piecesOf(this.text, this.#tokens, span);
    const words = pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (this.texts.length === 0) {
      if (words >= FEWEST_QUOTED) this.#withheld(span.outerStart, span.outerEnd, cited[0]?.reference ?? '');
      return;
    }
    const reference = cited.map((one) => one.reference).join('; ');
    if (words < FEWEST_QUOTED) {
      const piece = pieces[0] ?? [];
      const judgement = judgeShort(wordsOf(piece), ranges, this.texts[0] as TextIndex);
      if (judgement) this.#put(piece, judgement, reference);
      return;
    }
    const judged = pieces.map((piece) => ({ piece, judgement: judgeQuotation(wordsOf(piece), ranges, this.texts) }));
    const unknown = judged.filter(({ judgement }) => !judgement).map(({ piece }) => piece);
    if (unknown.length > 0) {
      this.#noVerse(span, cited, unknown);
      return;
    }
    for (const { piece, judgement } of judged) {
      if (!judgement) continue;
      const { text, at, moved } = judgement;
      this.#put(piece, judgement, moved ? this.#correct(cited, text, at) : reference);
    }
  }

  /** Words that are no verse: what retells the one they are given with is called so, anything else goes with its sentence. */
  #noVerse(span: QuotedSpan, cited: readonly LocatedReference[], pieces: readonly Token[][]): void {
    const ranges = cited.flatMap(({ range }) => range ?? []);
    // A reference that is false itself takes the sentence out, and says why.
    if (ranges.length === 0 || pieces.every((piece) => isParaphrase(wordsOf(piece), ranges, this.texts))) {
      this.#paraphrase(span, cited[0]?.reference);
      return;
    }
    const [from, to] = [
      Math.min(span.outerStart, cited[0]?.start ?? 0),
      Math.max(span.outerEnd, cited.at(-1)?.end ?? 0),
    ];
    const sentence = sentenceAround(this.text, from, to);
    const reference = cited.map((one) => one.reference).join('; ');
    this.#takeOut(sentence.start, sentence.end, noticeWords.invented(reference));
  }

  /** Replaces the typed words with the printed ones. */
  #put(piece: readonly Token[], { state, text, at, moved }: Judgement, reference: string): void {
    const [first, last] = [piece[0], piece.at(-1)];
    if (!first || !last) return;
    const [{ start }, { end }] = [first, last];
    const over = this.#quote(text, at, state, true);
    const segment: Segment = {
      type: 'quotation',
      text: over ? reference : fitted(text.print(at), this.text[end] ?? ''),
      state: over ? 'left-out' : state,
      typed: this.text.slice(start, end),
      reference,
      translation: text.translation.id,
    };
    if (over) this.#edits.giveWay({ ...withMarks(this.text, start, end), segment }, piece);
    else if (this.#edits.add({ start, end, segment }) && state === 'set-right' && !moved)
      this.#notices.push({ about: state, reference, message: noticeWords.setRight(reference) });
  }

  #paraphrase({ start, end, outerStart, outerEnd }: QuotedSpan, reference?: string): void {
    const typed = this.text.slice(start, end);
    const segment: Segment = {
      type: 'quotation',
      text: inOtherWords(this.text.slice(0, outerStart), typed),
      state: 'set-right',
      typed,
      ...(reference && { reference }),
    };
    if (!this.#edits.add({ start: outerStart, end: outerEnd, segment })) return;
    const shortened = typed.length > 60 ? `${typed.slice(0, 57).trimEnd()}…` : typed;
    this.#notices.push({ about: 'set-right', reference, message: noticeWords.notTheWords(shortened, reference) });
  }

  /** Nobody can tell where it ends: of words that were not recognized the mark, or all that may be quoted, goes. */
  #neverClosed(span: QuotedSpan): void {
    const inside = this.#references.find(({ start, end }) => start >= span.start && end <= span.end);
    const length = inside && this.text.slice(span.start, inside.start).replace(/[\s([*_–—-]+$/, '').length;
    const end = length === undefined ? span.end : span.start + length;
    const cited = attributionsOf(this.text, { ...span, end, outerEnd: end }, this.#references);
    const words = this.#tokens.filter((token) => token.start >= span.start && token.end <= end);
    const [word] = words;
    if (cited.length === 0) return;
    if (this.texts.length === 0) this.#withheld(span.outerStart, end, cited[0]?.reference ?? '');
    else if (word && !this.#edits.covers(word.start, word.end))
      this.#noVerse({ ...span, end, outerEnd: end }, cited, [words]);
  }

  #unmarked(spans: readonly QuotedSpan[]): void {
    if (this.texts.length === 0) return;
    const words = this.#tokens.map(({ word, start, end }) => (this.#edits.covers(start, end) ? '' : word));
    for (const likeness of unmarkedQuotations(words, this.texts)) this.#alike(likeness, spans);
  }

  #alike(likeness: Likeness, spans: readonly QuotedSpan[]): void {
    const { text, score } = likeness;
    const meant = meantStretch(likeness);
    const whole = meant.from === likeness.at.from && meant.to === likeness.at.to;
    const tokens = this.#tokens.slice(...edgesOf(this.text, this.#tokens, likeness, meant));
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (!first || !last) return;
    const inside = spans.find((span) => span.start <= first.start && last.end <= span.end);
    if (score < REPAIRABLE) {
      if (inside) this.#paraphrase(inside);
      return;
    }
    const places = text.placesOf(meant);
    const span =
      inside && !inside.open
        ? inside
        : { start: first.start, end: last.end, outerStart: first.start, outerEnd: last.end };
    const cited = attributionsOf(this.text, span, this.#references).filter(
      ({ start, end }) => start - last.end <= 8 && first.start - end <= 25 && !this.#edits.covers(start, end),
    );
    const astray =
      cited.length > 0 && !cited.some(({ range }) => range && range.first <= places.last && places.first <= range.last);
    const reference = astray ? this.#correct(cited, text, meant) : formatReference([places]);
    const isExact = score === 1 && whole && !astray;
    const judgement: Judgement = { state: isExact ? 'verified' : 'set-right', text, at: meant };
    this.#put(tokens, astray ? { ...judgement, moved: true } : judgement, reference);
  }

  /** Words of a licensed text that were taken for no quotation count as well, a paraphrase's among them. */
  #lent(): void {
    const words = this.#tokens.map(({ word, start, end }) => (this.#edits.isOurs(start, end) ? '' : word));
    for (const { first, last, ...notice } of this.#quoted.lent(words, this.texts)) {
      const [start, end] = [this.#tokens[first]?.start ?? 0, this.#tokens[last]?.end ?? 0];
      const { reference } = notice;
      const segment: Segment = { type: 'reference', text: reference, reference, state: 'left-out' };
      this.#edits.replace({ start, end, segment });
      this.#notices.push(notice);
    }
  }

  #reference(found: LocatedReference): void {
    const { start, end, status, typed, reference, problem } = found;
    if (this.#edits.covers(start, end)) return;
    if (status === 'no-such-book' || status === 'no-such-passage') {
      const sentence = sentenceAround(this.text, start, end);
      this.#takeOut(sentence.start, sentence.end, noticeWords.leftOut(problem ?? noSuch(typed)));
      return;
    }
    const state = status === 'clamped' ? 'set-right' : 'verified';
    const text = state === 'set-right' ? (reference ?? typed) : typed;
    this.#edits.add({ start, end, segment: { type: 'reference', text, reference: reference ?? typed, state } });
    if (problem)
      this.#notices.push({
        about: status === 'clamped' ? 'set-right' : 'linked',
        reference: reference ?? typed,
        message: problem,
      });
    this.#context(found.range, reference);
  }

  #correct(cited: readonly LocatedReference[], text: TextIndex, at: Stretch): string {
    const reference = formatReference([text.placesOf(at)]);
    const [first, last] = [cited[0], cited.at(-1)];
    if (!first || !last) return reference;
    const segment: Segment = { type: 'reference', text: reference, reference, state: 'set-right' };
    if (this.#edits.add({ start: first.start, end: last.end, segment })) {
      const message = noticeWords.moved(reference, this.text.slice(first.start, last.end));
      this.#notices.push({ about: 'set-right', reference, message });
    }
    return reference;
  }

  #withheld(start: number, end: number, reference: string, problem = noText, text = reference): void {
    this.#edits.add({ start, end, segment: { type: 'reference', text, reference, state: 'left-out' } });
    this.#notices.push({ about: 'linked', reference, message: problem });
    this.#quoted.link(reference, problem.en, this.texts[0]);
  }

  #takeOut(start: number, end: number, problem: Localized): void {
    this.#edits.remove(start, end);
    this.#removed += 1;
    this.#notices.push({ about: 'left-out', message: problem });
  }

  /** Lists the verses of a stretch; true when they are too many of a licensed text, and its words may not be shown. */
  #quote(text: TextIndex, at: Stretch, status: VerseStatus, inProse: boolean): boolean {
    const places = text.placesOf(at);
    const notice = this.#quoted.quote(text, at, status, inProse);
    if (notice) this.#notices.push(notice);
    this.#context(places, formatReference([places]));
    return notice !== undefined;
  }

  #context(range?: PlaceRange, reference?: string): void {
    const context = range && !range.whole ? misuseAt(range) : undefined;
    if (!context || this.#notices.some(({ message }) => message.en === context.en)) return;
    this.#notices.push({ about: 'context', reference, message: context });
  }
}
