import { applyRunEvent, emptyRun, type ResultDocument } from '@lampstand/sdk/app';
import { runEvents } from '../features/runs/index.ts';
import type { MinistryApp } from '../ministry-apps/contract.ts';
import type { TextIndex } from '../scripture/text-index.ts';
import { builtInWriter } from '../writing/index.ts';
import { contextOf, type GivenRun, plannedRun } from './plan-run.ts';

/** The document of one run as a frame receives it, written by the built-in writer. `texts`: Bible texts for links. */
export async function writeDocument(
  app: MinistryApp,
  given: GivenRun,
  texts: readonly TextIndex[] = [],
): Promise<ResultDocument> {
  const asOf = contextOf(given).now.toISOString().slice(0, 10);
  const run = { ...(await plannedRun(app, given)), asOf, notices: [], lang: 'en' as const };
  let state = emptyRun();
  for await (const event of runEvents(run, { writer: builtInWriter, texts }, new AbortController().signal)) {
    state = applyRunEvent(state, event);
  }
  return state.document;
}
