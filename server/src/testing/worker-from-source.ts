import { Worker, type WorkerOptions } from 'node:worker_threads';

const tsx = import.meta.resolve('tsx/esm/api');

/** Starts worker threads from a file of TypeScript, which Node cannot read by itself. */
export function fromSource(file: URL) {
  const [register, source] = [tsx, file.href].map((address) => JSON.stringify(address));
  const script = `import(${register}).then(({ register }) => { register(); return import(${source}); })`;
  return (options: WorkerOptions) => new Worker(script, { ...options, eval: true });
}
