import { createHash } from 'node:crypto';
import type { ChatMessage, DocumentHead, Input, RunEvent } from '@lampstand/sdk/app';
import type { ChurchVoice, MinistryApp, Plan, PlannedSection } from '../../ministry-apps/define-app.ts';
import type { TextWriter } from '../../writing/writer.ts';
import type { CareAnswer } from './care.ts';

export interface PlannedRun {
  app: MinistryApp;
  plan: Plan;
  input: Input;
  messages: readonly ChatMessage[];
  church: ChurchVoice;
  attempt: number;
  /** Only this one is sent. */
  section?: string;
  /** `YYYY-MM-DD`. */
  asOf: string;
  care: CareAnswer;
}

/**
 * A plan as run events: help first where it is needed, then each section's exact blocks, its prose in pieces, and `done`.
 * Throws the signal's reason when it aborts, and whatever the writer throws.
 */
export async function* planEvents(run: PlannedRun, writer: TextWriter, signal: AbortSignal): AsyncGenerator<RunEvent> {
  const { plan, care } = run;
  const document: DocumentHead = {
    title: plan.title,
    asOf: run.asOf,
    writer: plan.sections.some((section) => section.write) ? writer.writer : { kind: 'computed' },
    ...(plan.about ? { about: plan.about } : {}),
  };
  if (care.section) yield* exactSection(care.section, document);
  for (const notice of [...care.notices, ...plan.notices]) yield { type: 'notice', notice };
  for (const section of plan.sections) {
    if (run.section !== undefined && section.id !== run.section) continue;
    signal.throwIfAborted();
    if (section.write?.place === 'before') {
      yield opened(section, document);
      yield* prose(run, section, writer, signal);
      yield* blocks(section);
    } else {
      yield* exactSection(section, document);
      yield* prose(run, section, writer, signal);
    }
  }
  yield { type: 'done', document, ...(plan.suggestions ? { suggestions: plan.suggestions } : {}) };
}

function* exactSection(section: PlannedSection, document: DocumentHead): Generator<RunEvent> {
  yield opened(section, document);
  yield* blocks(section);
}

function opened({ blocks: _, write: __, ...section }: PlannedSection, document: DocumentHead): RunEvent {
  return { type: 'section', section, document };
}

function* blocks({ id, blocks }: PlannedSection): Generator<RunEvent> {
  for (const block of blocks) {
    yield block.type === 'verse' ? { type: 'verse', section: id, block } : { type: 'block', section: id, block };
  }
}

async function* prose(
  run: PlannedRun,
  section: PlannedSection,
  writer: TextWriter,
  signal: AbortSignal,
): AsyncGenerator<RunEvent> {
  if (!section.write) return;
  const { app, plan, input, messages, church, attempt } = run;
  const seed = seedOf([app.manifest.id, input, messages, section.id, attempt]);
  // An empty piece of prose is opened first, so that the words never run on in a paragraph the app had computed.
  const open = { type: 'prose' as const, text: '', ...(section.write.spoken ? { spoken: true as const } : {}) };
  yield { type: 'block', section: section.id, block: open };
  for await (const delta of writer.write(app, { input, plan, section, church, messages, attempt, seed }, signal)) {
    signal.throwIfAborted();
    yield { type: 'text', section: section.id, delta };
  }
  signal.throwIfAborted();
}

/** An unsigned 32-bit number from anything JSON; the same for the same value. */
function seedOf(value: unknown): number {
  return createHash('sha256').update(JSON.stringify(value)).digest().readUInt32LE(0);
}
