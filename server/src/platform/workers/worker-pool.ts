import type { Worker, WorkerOptions } from 'node:worker_threads';
import type { Localized } from '@lampstand/sdk/app';
import { AppError } from '../http/app-error.ts';
import { busy, serverCrowded, serverRestarting } from '../http/busy.ts';
import { errorOfAnswer, type TaskAnswer, type TaskRequest, type TaskTable } from './worker-messages.ts';

type Result<Task extends TaskTable[string]> = Awaited<ReturnType<Task>>;

interface TaskOptions {
  signal?: AbortSignal;
  /** From the moment at which the worker is ready; the pool's own unless set. */
  deadlineMs?: number;
}

/** Runs heavy tasks in worker threads, so that the main thread stays responsive. */
export interface WorkerPool<Tasks extends TaskTable> {
  /**
   * Runs one task. When `signal` aborts, the task ends at once and the promise rejects.
   * @throws AppError `busy` when all workers are at work or the deadline is over, `too_large` when the memory is used up, and
   * whatever the task throws.
   */
  run<Name extends keyof Tasks & string>(
    task: Name,
    input: Parameters<Tasks[Name]>[0],
    options?: TaskOptions,
  ): Promise<Result<Tasks[Name]>>;
  /** Tasks under way. */
  readonly running: number;
  /** Ends all workers and their tasks. */
  close(): Promise<void>;
}

export interface WorkerPoolSettings {
  /** Starts a worker thread; its file calls `serveTasks`. */
  start: (options: WorkerOptions) => Worker;
  /** Concurrent tasks; one more is refused. */
  atOnce: number;
  /** Deadline of one task, from the time its worker is ready. */
  deadlineMs: number;
  /** JavaScript heap of one worker. */
  memoryMb: number;
}

/**
 * Limits of one worker. The largest document takes 2 s and 200 MB. The memory limit is well above: beyond it one
 * great allocation could end the whole process.
 */
export const workerBounds = { deadlineMs: 5_000, memoryMb: 512 };
/** A worker that has not loaded its code after this time has failed. */
const START_MS = 30_000;

/** A pool whose workers start with the first task that needs them and are reused. */
export function createWorkerPool<Tasks extends TaskTable>(settings: WorkerPoolSettings): WorkerPool<Tasks> {
  const workers = new Set<Worker>();
  const idle = new Set<Worker>();
  let running = 0;
  let closed = false;

  function startWorker(): Worker {
    const worker = settings.start({ resourceLimits: { maxOldGenerationSizeMb: settings.memoryMb } });
    worker.unref(); // an idle worker does not keep the process alive
    worker.on('error', () => {}); // the running task gets it too; without a listener the process would exit
    worker.on('exit', () => {
      workers.delete(worker);
      idle.delete(worker);
    });
    workers.add(worker);
    return worker;
  }

  return {
    get running() {
      return running;
    },
    async run<Name extends keyof Tasks & string>(
      task: Name,
      input: Parameters<Tasks[Name]>[0],
      { signal, deadlineMs = settings.deadlineMs }: TaskOptions = {},
    ): Promise<Result<Tasks[Name]>> {
      if (signal?.aborted) throw left();
      if (closed || running >= settings.atOnce) throw closed ? serverRestarting() : serverCrowded();
      const [warm] = idle;
      const worker = warm ?? startWorker();
      idle.delete(worker);
      running += 1;
      try {
        const firstMs = warm ? deadlineMs : START_MS;
        const answer = await answerOf(worker, { task, input }, { deadlineMs, firstMs, signal });
        idle.add(worker);
        if (answer.type !== 'done') throw errorOfAnswer(answer);
        return answer.result as Result<Tasks[Name]>; // the task's result, as a structured clone
      } finally {
        // A worker without an answer still works or has died. Its slot is free when the thread has ended.
        if (!idle.has(worker)) await worker.terminate();
        running -= 1;
      }
    },
    async close() {
      closed = true;
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}

interface Wait {
  /** Waits for the first message: a new worker reports that it is ready, a reused one answers. */
  firstMs: number;
  deadlineMs: number;
  signal?: AbortSignal;
}
type Answer = Exclude<TaskAnswer, { type: 'ready' }>;

function answerOf(worker: Worker, request: TaskRequest, { firstMs, deadlineMs, signal }: Wait): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const late = () => end(() => reject(busy(slow)));
    let timer = setTimeout(late, firstMs);
    const onMessage = (message: TaskAnswer) => {
      if (message.type !== 'ready') return end(() => resolve(message));
      clearTimeout(timer);
      timer = setTimeout(late, deadlineMs);
    };
    const onError = (error: unknown) =>
      end(() => reject(outOfMemory(error) ? new AppError('too_large', large) : error));
    const onExit = () => end(() => reject(serverRestarting()));
    const onAbort = () => end(() => reject(left()));
    function end(settle: () => void) {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      signal?.removeEventListener('abort', onAbort);
      settle();
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    signal?.addEventListener('abort', onAbort);
    worker.postMessage(request);
  });
}

// Our own error, because node-server aborts a request's signal with a plain string.
const left = () => new DOMException('No one waits for this any more.', 'AbortError');
const outOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
const slow: Localized = {
  en: 'This took too long. Please try again in a moment, or with less text.',
  es: 'Esto tardó demasiado. Inténtelo de nuevo en un momento o con menos texto.',
};
const large: Localized = {
  en: 'This is too long. Please shorten it.',
  es: 'Esto es demasiado largo. Acórtelo.',
};
