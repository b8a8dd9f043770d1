import { careGate, holdsBackReconciliation } from '../../care/index.ts';
import type { ComposeRequest, MinistryApp } from '../../ministry-apps/contract.ts';
import { endsParagraph } from '../../scripture/chunker.ts';
import type { LeftUnit, UnitFilter } from '../../scripture/verified-stream.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { promptOf } from '../prompt-of.ts';
import { type AllowList, allowListOf, typedWords } from './allow-list.ts';
import { VisiblePieces, visible } from './invisible-characters.ts';
import { judge, judgeCare, type Measure, runsOfRules } from './judge.ts';
import { normalizedFormsOf } from './normalized-forms.ts';
import { SentenceGate } from './sentence-gate.ts';

/** A model may go so far beyond the words it was asked for. */
const OVER_LENGTH = 1.5;
const WORDS = 200;

/**
 * Judges what a model wrote, sentence by sentence of each unit. A unit whose last sentence has no end waits for the next one.
 * Its methods throw ModelError `withheld` when too little of the text may be shown.
 */
export class OutputFilter implements UnitFilter {
  readonly #kept: SentenceGate;
  readonly #pieces = new VisiblePieces();
  #waiting: LeftUnit[] = [];
  /** White space behind the unit before. */
  #gap = '';

  constructor(app: MinistryApp, request: ComposeRequest) {
    const { write } = request.section;
    const measure = measureFor(app, request);
    const most = Math.ceil((write?.maxWords ?? WORDS) * OVER_LENGTH) + 20;
    this.#kept = new SentenceGate((text) => judge(text, measure), { spoken: write?.spoken === true, most });
  }

  get full(): boolean {
    return this.#kept.full;
  }

  visible(piece: string): string {
    return this.#pieces.take(piece);
  }

  *take(unit: string): Generator<LeftUnit> {
    const left = { text: '', seam: false, endsParagraph: endsParagraph(unit) };
    this.#waiting.push(left);
    const typed = visible(unit);
    for (const sentence of sentencesOf(this.#gap + typed)) this.#kept.take(sentence, left);
    this.#gap = typed.slice(typed.trimEnd().length);
    const held = this.#kept.holds;
    const ready = held ? this.#waiting.indexOf(held) : this.#waiting.length;
    yield* this.#waiting.splice(0, ready);
  }

  *end(): Generator<LeftUnit> {
    this.#kept.finish();
    yield* this.#waiting.splice(0);
  }
}

/**
 * What the app itself composed, without a sentence that would harm this person or does not suit children: the second look,
 * for words of ours that nobody had thought of together with what was asked.
 */
export function withoutHarm(text: string, app: MinistryApp, request: ComposeRequest): string {
  const measure = careMeasure(app, request);
  const all = sentencesOf(text);
  const fit = all.filter((sentence) => {
    const { spoken } = normalizedFormsOf(sentence.text);
    return judgeCare(spoken, measure) === undefined;
  });
  if (fit.length === all.length) return text;
  return fit.map(({ gap, text: words }, index) => (index === 0 ? words : gap + words)).join('');
}

/** Has every pattern read a text once. */
export function readyFilter(text: string): void {
  const none = new Set<string>();
  const allowed = { contacts: none, phones: none, figures: none, names: [] };
  judge(text, { allowed, avoid: [], exactFigures: true, rules: none, harmed: true, forChildren: true });
}

function measureFor(app: MinistryApp, request: ComposeRequest): Measure {
  const rules = promptOf(app, request).filter(({ role }) => role === 'system');
  let allowed: AllowList | undefined;
  return {
    ...careMeasure(app, request),
    avoid: request.church.avoid,
    get allowed() {
      allowed ??= allowListOf(app, request);
      return allowed;
    },
    exactFigures: app.exactFigures === true,
    rules: runsOfRules(rules.map(({ text }) => text).join('\n')),
  };
}

function careMeasure(app: MinistryApp, request: ComposeRequest): Pick<Measure, 'harmed' | 'forChildren'> {
  return {
    harmed: holdsBackReconciliation(careGate(typedWords(app, request))),
    forChildren: app.manifest.audience === 'children',
  };
}
