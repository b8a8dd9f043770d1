import type { RunEvent } from '@lampstand/sdk/app';
import type { ComposeRequest, PlannedSection } from '../../ministry-apps/contract.ts';
import { verifyStream } from '../../scripture/verified-stream.ts';
import type { ScriptureNotice } from '../../scripture/verified-text.ts';
import { OutputFilter } from '../../writing/index.ts';
import { localizeVerseNote } from './localize-verse-note.ts';
import type { PlannedRun, ProseTools } from './planned-run.ts';
import { scriptureSummary } from './scripture-summary.ts';
import { seedOf } from './seed-of.ts';

/**
 * Writes the prose of one section, filters a model's, and checks it against the Bible before sending. A model whose first
 * words have a false verse is asked once more; later a sentence with a false verse is left out.
 */
export async function* writeProse(
  run: PlannedRun,
  section: PlannedSection,
  tools: ProseTools,
  signal: AbortSignal,
): AsyncGenerator<RunEvent> {
  if (!section.write) return;
  const { app, plan, input, result, appLang, messages, church, attempt } = run;
  const seed = seedOf([app.manifest.id, input, messages, section.id, attempt]);
  const request = { input, result, lang: appLang, plan, section, church, messages, attempt, seed };
  // Open an empty prose block first, so that the words do not continue a paragraph that the app computed.
  yield opened(section);
  const wrote = yield* checkedProse(run, request, tools, signal, tools.writer.writer.kind === 'model');
  if (wrote === 'ask again') yield* checkedProse(run, request, tools, signal, false);
  signal.throwIfAborted();
}

async function* checkedProse(
  { app, plan, lang }: PlannedRun,
  request: ComposeRequest,
  { writer, texts, counters, limit }: ProseTools,
  signal: AbortSignal,
  mayAskAgain: boolean,
): AsyncGenerator<RunEvent, 'ask again' | undefined> {
  const { section } = request;
  const written = writer.write(app, request, signal);
  const findQuotations = writer.writer.kind === 'model';
  const filter = findQuotations ? new OutputFilter(app, request) : undefined;
  const shown = passagesOf(plan.sections);
  const notices: ScriptureNotice[] = [];
  let [begun, inProse] = [false, true];
  const spoken = section.write?.spoken ?? false;
  for await (const piece of verifyStream(written, { texts, spoken, filter, findQuotations, limit })) {
    signal.throwIfAborted();
    if (piece.type === 'notice') {
      if (mayAskAgain && !begun && piece.notice.about === 'left-out') return 'ask again';
      notices.push(piece.notice);
    } else if (piece.type === 'text') {
      const delta = begun && inProse ? piece.text : piece.text.trimStart();
      if (!delta) continue;
      if (!inProse) yield opened(section);
      [begun, inProse] = [true, true];
      yield { type: 'text', section: section.id, delta };
    } else if (piece.type === 'verse') {
      if (shown.has(piece.verse.reference)) continue;
      [begun, inProse] = [true, false];
      yield { type: 'verse', section: section.id, block: localizeVerseNote(piece.verse, notices, lang) };
      if (piece.verse.note) shown.add(piece.verse.note);
    } else counters?.checked(piece.counts);
  }
  const line = scriptureSummary(
    notices.filter(({ message }) => !shown.has(message.en)),
    lang,
  );
  if (line) yield { type: 'block', section: section.id, block: line };
  return undefined;
}

function opened({ id, write }: PlannedSection): RunEvent {
  return { type: 'block', section: id, block: { type: 'prose', text: '', ...(write?.spoken ? { spoken: true } : {}) } };
}

/** References and notes of the passages that the app itself shows. */
function passagesOf(sections: readonly PlannedSection[]): Set<string> {
  const verses = sections.flatMap(({ blocks }) => blocks.filter((block) => block.type === 'verse'));
  return new Set(verses.flatMap(({ reference, note }) => [reference, ...(note ? [note] : [])]));
}
