import { careGate, holdsBackReconciliation } from '../../care/index.ts';
import type { ComposeRequest, MinistryApp } from '../../ministry-apps/define-app.ts';
import { promptOf } from '../prompt-of.ts';
import { WriterTrouble } from '../writer.ts';
import { type Allowed, allowedIn, typedWords } from './allowed.ts';
import { judge, judgeCare, type Measure, runsOfRules } from './judge.ts';
import { Kept } from './kept.ts';
import { readingsOf } from './readings.ts';
import { Sentences } from './sentences.ts';
import { visiblePieces } from './unseen.ts';

/** A model may go so far beyond the words it was asked for. */
const OVER_LENGTH = 1.5;
const WORDS = 200;

/**
 * What a model wrote, as far as it may go on, in whole sentences.
 * @throws WriterTrouble `withheld` when too little of it may.
 */
export async function* filterOutput(
  pieces: AsyncIterable<string>,
  app: MinistryApp,
  request: ComposeRequest,
): AsyncGenerator<string> {
  const { section } = request;
  const measure = measureFor(app, request);
  const most = Math.ceil((section.write?.maxWords ?? WORDS) * OVER_LENGTH) + 20;
  const kept = new Kept((text) => judge(text, measure), { spoken: section.write?.spoken === true, most });
  const sentences = new Sentences();
  for await (const piece of visiblePieces(pieces)) {
    for (const sentence of sentences.push(piece)) yield* kept.take(sentence);
    if (sentences.runsOn) throw new WriterTrouble('withheld');
    if (kept.full) break;
  }
  if (!kept.full) for (const sentence of sentences.end()) yield* kept.take(sentence);
  yield* kept.finish();
}

/**
 * What the app itself composed, without a sentence that would harm this person or does not suit children: the second look,
 * for words of ours that nobody had thought of together with what was asked.
 */
export function withoutHarm(text: string, app: MinistryApp, request: ComposeRequest): string {
  const measure = careMeasure(app, request);
  const sentences = new Sentences();
  const all = [...sentences.push(text), ...sentences.end()];
  const fit = all.filter((sentence) => {
    const { spoken } = readingsOf(sentence.text);
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
  let allowed: Allowed | undefined;
  return {
    ...careMeasure(app, request),
    avoid: request.church.avoid,
    get allowed() {
      allowed ??= allowedIn(app, request);
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
