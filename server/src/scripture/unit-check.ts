import type { Localized, VerseStatus } from '@lampstand/sdk/app';
import { attributionsNear, attributionsOf } from './attribution.ts';
import { formatReference } from './format.ts';
import { type Judgement, judgeQuotation, judgeShort, REPAIRABLE } from './judge-quotation.ts';
import { localized } from './localized.ts';
import { misuseAt } from './misused-verses.ts';
import { isParaphrase } from './paraphrase.ts';
import { QuotedPassages } from './quoted-passages.ts';
import { type QuotedSpan, quotedSpans } from './quoted-spans.ts';
import type { LocatedReference } from './references.ts';
import { Replacements, sentenceAround } from './replacements.ts';
import type { VerseRange } from './resolve.ts';
import type { TextIndex, WordRange } from './text-index.ts';
import { type Token, tokensOf } from './tokens.ts';
import { edgesOf, fitted, inOtherWords, isAloneOnLine, piecesOf, withMarks, withoutMarks } from './typed-words.ts';
import { intendedRange, type Likeness, unmarkedQuotations } from './unmarked.ts';
import { countsOf, type ScriptureNotice, type Segment, type VerifiedText } from './verified-text.ts';
import type { VerseLimit } from './verse-limit.ts';

/** Fewer words between quotation marks are not taken for a quotation. */
const FEWEST_QUOTED = 4;
const placeholder = /\[\[([^[\]\n]{1,80})\]\]/g;
const wordsOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word);

export interface CheckOptions {
  /** False for our own composed prose, which takes verses by reference only. */
  findQuotations?: boolean | undefined;
  /** Counts the verses of licensed texts; without it nothing is counted. */
  limit?: VerseLimit | undefined;
}

/** Character offsets in the unit. */
interface TextRange {
  start: number;
  end: number;
}

/** The check of one unit: its edits, quoted passages and notices. */
export class UnitCheck {
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
    const spans = findQuotations ? quotedSpans(text) : [];
    for (const span of spans) if (!span.open) this.#quotation(span);
    if (findQuotations) this.#unmarked(spans);
    for (const span of spans) if (span.open) this.#neverClosed(span);
    for (const reference of references) this.#reference(reference);
    if (findQuotations) this.#limitVerbatim();
  }

  result(): VerifiedText {
    const segments = this.#edits.segmentsOf(this.text);
    const counts = countsOf(segments, this.#references.length, this.#removed);
    return { segments, verses: this.#quoted.all, notices: this.#notices, counts };
  }

  /** Replaces a placeholder with its reference and lists its verses. A placeholder alone on its line leaves no text. */
  #fill(start: number, end: number): void {
    const asked = this.#references.filter((one) => one.start >= start && one.end <= end);
    const typed = this.text.slice(start + 2, end - 2);
    const around = withoutMarks(this.text, start, end);
    const shown = this.texts[0];
    let over = false;
    const found = asked.flatMap(({ range, reference = '', offered }) => {
      const at = range && shown?.wordsWithin(range.first, range.last);
      if (!shown || !at || offered) return [];
      over = this.#quote(shown, at, 'verified', false) || over;
      return [reference];
    });
    const [first] = asked;
    const reference = found.join('; ') || first?.reference || typed;
    const text = isAloneOnLine(this.text, around) ? '' : reference;
    if (found.length > 0 && shown) {
      const { id: translation } = shown.translation;
      const state = over ? 'left-out' : 'verified';
      this.#edits.add({ ...around, segment: { type: 'quotation', text, state, typed, reference, translation } });
    } else if (first && first.status !== 'no-such-book' && first.status !== 'no-such-passage') {
      this.#withheld(around, reference, first.problem, text);
    } else this.#leaveOutFalse({ start, end }, typed, first?.problem);
  }

  #quotation(span: QuotedSpan): void {
    const cited = attributionsOf(this.text, span, this.#references);
    if (cited.length === 0 || this.#edits.covers(span.outerStart, span.outerEnd)) return;
    const ranges = cited.flatMap(({ range }) => range ?? []);
    const pieces = piecesOf(this.text, this.#tokens, span);
    const words = pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (this.texts.length === 0) {
      if (words >= FEWEST_QUOTED)
        this.#withheld({ start: span.outerStart, end: span.outerEnd }, cited[0]?.reference ?? '');
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
    if (unknown.length > 0) this.#noVerse(span, cited, unknown);
    else
      for (const { piece, judgement } of judged)
        if (judgement)
          this.#put(piece, judgement, judgement.moved ? this.#correct(cited, judgement.text, judgement.at) : reference);
  }

  /** Quoted words of no text: a paraphrase of the cited verse is marked as one, anything else is left out with its sentence. */
  #noVerse(span: QuotedSpan, cited: readonly LocatedReference[], pieces: readonly Token[][]): void {
    const ranges = cited.flatMap(({ range }) => range ?? []);
    // A false reference removes the sentence later, with its own reason.
    if (ranges.length === 0 || pieces.every((piece) => isParaphrase(wordsOf(piece), ranges, this.texts))) {
      this.#paraphrase(span, cited[0]?.reference);
      return;
    }
    const from = Math.min(span.outerStart, cited[0]?.start ?? 0);
    const to = Math.max(span.outerEnd, cited.at(-1)?.end ?? 0);
    const reference = cited.map((one) => one.reference).join('; ');
    const problem = localized((m) => m.invented(reference));
    this.#leaveOut(sentenceAround(this.text, from, to), problem);
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
      this.#notices.push({ about: state, reference, message: localized((m) => m.setRight(reference)) });
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
    const message = localized((m) => m.notTheWords(shortened, reference));
    this.#notices.push({ about: 'set-right', reference, message });
  }

  /** A quotation without a closing mark: no one can tell where it ends, so unknown words are checked up to the paragraph's end. */
  #neverClosed(span: QuotedSpan): void {
    const inside = this.#references.find(({ start, end }) => start >= span.start && end <= span.end);
    const end = inside
      ? span.start + this.text.slice(span.start, inside.start).replace(/[\s([*_–—-]+$/, '').length
      : span.end;
    const cited = attributionsOf(this.text, { ...span, end, outerEnd: end }, this.#references);
    const words = this.#tokens.filter((token) => token.start >= span.start && token.end <= end);
    if (cited.length === 0) return;
    const [word] = words;
    if (this.texts.length === 0) this.#withheld({ start: span.outerStart, end }, cited[0]?.reference ?? '');
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
    const meant = intendedRange(likeness);
    const whole = meant.from === likeness.at.from && meant.to === likeness.at.to;
    const tokens = this.#tokens.slice(...edgesOf(this.text, this.#tokens, likeness, meant));
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (!first || !last) return;
    const inside = spans.find((span) => span.start <= first.start && last.end <= span.end);
    if (score < REPAIRABLE) {
      if (inside) this.#paraphrase(inside);
      return;
    }
    const range = text.verseRangeOf(meant);
    const words = { start: first.start, end: last.end };
    const near = attributionsNear(this.text, words, inside, this.#references);
    const cited = near.filter(({ start, end }) => !this.#edits.covers(start, end));
    const isCited = cited.some((one) => one.range && one.range.first <= range.last && range.first <= one.range.last);
    const moved = cited.length > 0 && !isCited;
    const reference = moved ? this.#correct(cited, text, meant) : formatReference([range]);
    const state = score === 1 && whole && !moved ? 'verified' : 'set-right';
    this.#put(tokens, { state, text, at: meant, ...(moved && { moved }) }, reference);
  }

  /** Counts words of a licensed text that were not recognized as a quotation, also in a paraphrase. */
  #limitVerbatim(): void {
    const words = this.#tokens.map(({ word, start, end }) => (this.#edits.isOurs(start, end) ? '' : word));
    for (const { first, last, ...notice } of this.#quoted.countVerbatim(words, this.texts)) {
      const [start, end] = [this.#tokens[first]?.start ?? 0, this.#tokens[last]?.end ?? 0];
      const { reference } = notice;
      this.#edits.replace({
        start,
        end,
        segment: { type: 'reference', text: reference, reference, state: 'left-out' },
      });
      this.#notices.push(notice);
    }
  }

  #reference(found: LocatedReference): void {
    const { start, end, status, typed, reference, problem } = found;
    if (this.#edits.covers(start, end)) return;
    if (status === 'no-such-book' || status === 'no-such-passage') {
      this.#leaveOutFalse(sentenceAround(this.text, start, end), typed, problem);
      return;
    }
    const isClamped = status === 'clamped';
    const named = reference ?? typed;
    const state = isClamped ? 'set-right' : 'verified';
    this.#edits.add({
      start,
      end,
      segment: { type: 'reference', text: isClamped ? named : typed, reference: named, state },
    });
    if (problem) this.#notices.push({ about: isClamped ? 'set-right' : 'linked', reference: named, message: problem });
    this.#context(found.range, reference);
  }

  #correct(cited: readonly LocatedReference[], text: TextIndex, at: WordRange): string {
    const reference = formatReference([text.verseRangeOf(at)]);
    const [first, last] = [cited[0], cited.at(-1)];
    if (!first || !last) return reference;
    const segment: Segment = { type: 'reference', text: reference, reference, state: 'set-right' };
    if (this.#edits.add({ start: first.start, end: last.end, segment })) {
      const message = localized((m) => m.moved(reference, this.text.slice(first.start, last.end)));
      this.#notices.push({ about: 'set-right', reference, message });
    }
    return reference;
  }

  #withheld(
    { start, end }: TextRange,
    reference: string,
    problem = localized((m) => m.noText),
    text = reference,
  ): void {
    this.#edits.add({ start, end, segment: { type: 'reference', text, reference, state: 'left-out' } });
    this.#notices.push({ about: 'linked', reference, message: problem });
    this.#quoted.link(reference, problem.en, this.texts[0]);
  }

  /** Leaves out words that name a passage which does not exist. */
  #leaveOutFalse(range: TextRange, typed: string, problem = localized((m) => m.noSuchPassage(typed))): void {
    const message = localized((m, lang) => m.leftOut(problem[lang]));
    this.#leaveOut(range, message);
  }

  #leaveOut({ start, end }: TextRange, message: Localized): void {
    this.#edits.remove(start, end);
    this.#removed += 1;
    this.#notices.push({ about: 'left-out', message });
  }

  /** Lists the quoted verses. True when the limit of a licensed text does not allow their words. */
  #quote(text: TextIndex, at: WordRange, status: VerseStatus, inProse: boolean): boolean {
    const range = text.verseRangeOf(at);
    const notice = this.#quoted.quote(text, at, status, inProse);
    if (notice) this.#notices.push(notice);
    this.#context(range, formatReference([range]));
    return notice !== undefined;
  }

  #context(range?: VerseRange, reference?: string): void {
    const context = range && !range.whole ? misuseAt(range) : undefined;
    if (!context || this.#notices.some(({ message }) => message.en === context.en)) return;
    this.#notices.push({ about: 'context', reference, message: context });
  }
}
