import type { MakeExport } from './features/exports/contract.ts';
import { makeExport } from './features/exports/make-export.ts';
import { serveTasks } from './platform/workers/serve-tasks.ts';

// What worker threads run. It imports one verb, not the feature's index, which would load the whole application in each thread.
const tasks = {
  async makeExport({ request, church }: { request: MakeExport; church: string }) {
    const { content, ...file } = await makeExport(request, church);
    return { ...file, content: new Uint8Array(content) }; // a Buffer loses its class on the way
  },
};
export type WorkerTasks = typeof tasks;

serveTasks(tasks);
