import { avoidsReconciliation, careGate } from '../../care/index.ts';
import type { ComposeRequest, MinistryApp } from '../../ministry-apps/contract.ts';
import { endsParagraph } from '../../scripture/chunker.ts';
import type { LeftUnit, UnitFilter } from '../../scripture/verified-stream.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { promptOf } from '../prompt-of.ts';
import { type AllowList, allowListOf, typedWords } from './allow-list.ts';
import { VisiblePieces, visible } from './invisible-characters.ts';
import { judge, judgeCare, type Measure, sequencesOfRules } from './judge.ts';
import { normalizedFormsOf } from './normalized-forms.ts';
import { SentenceGate } from './sentence-gate.ts';

/** A model can exceed the words it was asked for by this factor. */
const OVER_LENGTH = 1.5;
const DEFAULT_WORDS = 200;

/**
 * Judges a model's text sentence by sentence. A unit whose last sentence has no end waits for the next unit. The methods
 * throw ModelError `withheld` when too much has to be left out.
 */
export class OutputFilter implements UnitFilter {
  readonly #gate: SentenceGate;
  readonly #pieces = new VisiblePieces();
  #waiting: LeftUnit[] = [];
  /** White space after the previous unit. */
  #gap = '';

  constructor(app: MinistryApp, request: ComposeRequest) {
    const { write } = request.section;
    const measure = measureFor(app, request);
    const most = Math.ceil((write?.maxWords ?? DEFAULT_WORDS) * OVER_LENGTH) + 20;
    this.#gate = new SentenceGate((text) => judge(text, measure), { spoken: write?.spoken === true, most });
  }

  get full(): boolean {
    return this.#gate.full;
  }

  visible(piece: string): string {
    return this.#pieces.take(piece);
  }

  *take(unit: string): Generator<LeftUnit> {
    const left = { text: '', seam: false, endsParagraph: endsParagraph(unit) };
    this.#waiting.push(left);
    const text = visible(unit);
    for (const sentence of sentencesOf(this.#gap + text)) this.#gate.take(sentence, left);
    this.#gap = text.slice(text.trimEnd().length);
    const pending = this.#gate.pendingUnit;
    const ready = pending ? this.#waiting.indexOf(pending) : this.#waiting.length;
    yield* this.#waiting.splice(0, ready);
  }

  *end(): Generator<LeftUnit> {
    this.#gate.finish();
    yield* this.#waiting.splice(0);
  }
}

/**
 * The app's composed text without sentences that could harm this person or are not for children. Our texts were not all
 * written with this visitor's situation in mind.
 */
export function withoutHarm(text: string, app: MinistryApp, request: ComposeRequest): string {
  const measure = careMeasure(app, request);
  const sentences = sentencesOf(text);
  const safe = sentences.filter((sentence) => {
    const { spoken } = normalizedFormsOf(sentence.text);
    return judgeCare(spoken, measure) === undefined;
  });
  if (safe.length === sentences.length) return text;
  return safe.map(({ gap, text: words }, index) => (index === 0 ? words : gap + words)).join('');
}

/** Runs each pattern once so that the engine compiles it before the first request. */
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
    rules: sequencesOfRules(rules.map(({ text }) => text).join('\n')),
  };
}

function careMeasure(app: MinistryApp, request: ComposeRequest): Pick<Measure, 'harmed' | 'forChildren'> {
  return {
    harmed: avoidsReconciliation(careGate(typedWords(app, request))),
    forChildren: app.manifest.audience === 'children',
  };
}
