import { type DocumentHead, type RunEvent, type Section, writerOf } from '@lampstand/sdk/app';
import type { Plan, PlannedSection } from '../../ministry-apps/contract.ts';
import { limitedPassage } from '../../scripture/passage-blocks.ts';
import { VerseLimit } from '../../scripture/verse-limit.ts';
import { builtInWriter, ModelError, type ModelErrorKind, type TextWriter } from '../../writing/index.ts';
import { fallbackNotice } from './fallback-notice.ts';
import type { PlannedRun, ProseTools, RunTools } from './planned-run.ts';
import { writeProse } from './write-prose.ts';

/**
 * A plan as run events: notices, then each section's exact blocks, its prose in pieces, and `done`.
 * Throws the signal's reason when it aborts, and writer errors other than `ModelError`.
 */
export async function* runEvents(planned: PlannedRun, tools: RunTools, signal: AbortSignal): AsyncGenerator<RunEvent> {
  const limit = new VerseLimit(tools.texts, planned.lang);
  const run = { ...planned, plan: limitedPlan(planned, limit) };
  const { plan } = run;
  const head: DocumentHead = {
    title: plan.title,
    asOf: run.asOf,
    writer: expectedWriter(plan, tools.writer),
    ...(plan.about ? { about: plan.about } : {}),
    ...(run.appLang === 'en' ? {} : { lang: run.appLang }),
    ...(plan.practice ? { practice: plan.practice } : {}),
    ...(plan.records ? { records: plan.records } : {}),
  };
  for (const notice of [...run.notices, ...plan.notices]) yield { type: 'notice', notice };
  const written: Section[] = [];
  const said = new Set<ModelErrorKind>();
  let { writer } = tools;
  for (const section of plan.sections) {
    if (run.section !== undefined && section.id !== run.section) continue;
    signal.throwIfAborted();
    const wrote = yield* writtenSection(run, section, head, { ...tools, writer, limit }, signal);
    if (section.write) {
      tools.counters?.wrote(wrote.writer.writer);
      written.push({ ...section, writer: wrote.writer.writer });
    }
    if (!wrote.trouble) continue;
    if (!said.has(wrote.trouble)) yield { type: 'notice', notice: fallbackNotice(wrote.trouble, run.lang) };
    said.add(wrote.trouble);
    // Do not wait for the same failure twice. A withheld text does not mean that the next one fails.
    if (wrote.trouble !== 'withheld') writer = wrote.writer;
  }
  const document = { ...head, writer: writerOf({ sections: written, writer: { kind: 'computed' } }) };
  yield { type: 'done', document, ...(plan.suggestions ? { suggestions: plan.suggestions } : {}) };
}

function expectedWriter({ sections }: Plan, { writer }: TextWriter): DocumentHead['writer'] {
  const written = sections.flatMap(({ write }) => write ?? []);
  if (written.length === 0) return { kind: 'computed' };
  return written.every(({ prepared }) => prepared) ? builtInWriter.writer : writer;
}

/** The plan with its own passages counted before any prose; those beyond the limit of a licensed text are linked. */
function limitedPlan({ plan, section: only }: PlannedRun, limit: VerseLimit): Plan {
  const sections = plan.sections.map((section) => {
    if (only !== undefined && section.id !== only) return section;
    const blocks = section.blocks.map((block) => (block.type === 'verse' ? limitedPassage(block, limit) : block));
    return { ...section, blocks };
  });
  return { ...plan, sections };
}

interface Wrote {
  writer: TextWriter;
  /** Why the requested writer did not write. */
  trouble?: ModelErrorKind;
}

/** Writes one section. When the writer fails, the section opens again and the built-in writer writes it. */
async function* writtenSection(
  run: PlannedRun,
  section: PlannedSection,
  document: DocumentHead,
  tools: ProseTools,
  signal: AbortSignal,
): AsyncGenerator<RunEvent, Wrote> {
  const writer = section.write?.prepared ? builtInWriter : tools.writer;
  try {
    yield* sectionBy(writer, run, section, document, tools, signal);
    return { writer };
  } catch (thrown) {
    if (!(thrown instanceof ModelError)) throw thrown;
    tools.counters?.withheld(thrown.kind);
    yield* sectionBy(builtInWriter, run, section, document, tools, signal);
    return { writer: builtInWriter, trouble: thrown.kind };
  }
}

async function* sectionBy(
  writer: TextWriter,
  run: PlannedRun,
  section: PlannedSection,
  document: DocumentHead,
  tools: ProseTools,
  signal: AbortSignal,
): AsyncGenerator<RunEvent> {
  if (section.write?.place === 'before') {
    yield opened(section, document, writer);
    yield* writeProse(run, section, { ...tools, writer }, signal);
    yield* blocks(section);
  } else {
    yield* exactSection(section, document, writer);
    yield* writeProse(run, section, { ...tools, writer }, signal);
  }
}

function* exactSection(section: PlannedSection, document: DocumentHead, writer?: TextWriter): Generator<RunEvent> {
  yield opened(section, document, writer);
  yield* blocks(section);
}

function opened({ blocks: _, write, ...section }: PlannedSection, document: DocumentHead, by?: TextWriter): RunEvent {
  const wrote = write && by ? { writer: by.writer } : {};
  return { type: 'section', section: { ...section, ...wrote }, document };
}

function* blocks({ id, blocks }: PlannedSection): Generator<RunEvent> {
  for (const block of blocks) {
    yield block.type === 'verse' ? { type: 'verse', section: id, block } : { type: 'block', section: id, block };
  }
}
