import type { Input } from '@lampstand/sdk/app';
import type { MakeExport } from './features/exports/contract.ts';
import { makeExport } from './features/exports/make-export.ts';
import { Ask, type HeavyContext } from './ministry-apps/contract.ts';
import { serveTasks } from './platform/workers/serve-tasks.ts';

// The tasks of worker threads. It imports single files, not index.ts: that would load the whole application in each thread.
const tasks = {
  async makeExport({ request, church, paper }: { request: MakeExport; church: string; paper: 'letter' | 'a4' }) {
    const { content, ...file } = await makeExport(request, church, paper);
    return { ...file, content: new Uint8Array(content) }; // a Buffer loses its class on the way
  },
  /** Solves an app that is marked heavy. */
  async solveApp({ app: id, input, context }: { app: string; input: Input; context: HeavyContext }) {
    const { findApp } = await import('./ministry-apps/index.ts');
    const app = findApp(id);
    if (!app?.heavy) throw new Error(`${id} is not an app that is solved in a worker.`);
    const solved = await app.solve(input, context);
    return solved instanceof Ask ? { ask: { fields: solved.fields, why: solved.why } } : { result: solved };
  },
};
export type WorkerTasks = typeof tasks;

serveTasks(tasks);
