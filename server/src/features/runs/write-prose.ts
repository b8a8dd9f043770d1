import { createHash } from 'node:crypto';
import type { RunEvent } from '@lampstand/sdk/app';
import type { PlannedSection } from '../../ministry-apps/define-app.ts';
import { verifyStream } from '../../scripture/verified-stream.ts';
import { filterOutput } from '../../writing/index.ts';
import type { PlannedRun, RunTools } from './plan-events.ts';

/** The prose of one section: written, filtered where a model wrote it, and checked against the Bible before it is sent. */
export async function* writeProse(
  run: PlannedRun,
  section: PlannedSection,
  { writer, texts }: RunTools,
  signal: AbortSignal,
): AsyncGenerator<RunEvent> {
  if (!section.write) return;
  const { app, plan, input, messages, church, attempt } = run;
  const seed = seedOf([app.manifest.id, input, messages, section.id, attempt]);
  const request = { input, plan, section, church, messages, attempt, seed };
  // An empty piece of prose is opened first, so that the words never run on in a paragraph the app had computed.
  const open = { type: 'prose' as const, text: '', ...(section.write.spoken ? { spoken: true as const } : {}) };
  yield { type: 'block', section: section.id, block: open };
  const raw = writer.write(app, request, signal);
  const written = writer.writer.kind === 'model' ? filterOutput(raw, app, request) : raw;
  for await (const piece of verifyStream(written, { texts })) {
    signal.throwIfAborted();
    if (piece.type === 'text') yield { type: 'text', section: section.id, delta: piece.text };
    if (piece.type === 'verse') yield { type: 'verse', section: section.id, block: piece.verse };
  }
  signal.throwIfAborted();
}

/** An unsigned 32-bit number from anything JSON; the same for the same value. */
function seedOf(value: unknown): number {
  return createHash('sha256').update(JSON.stringify(value)).digest().readUInt32LE(0);
}
