import { parentPort } from 'node:worker_threads';
import { answerOfError, type TaskAnswer, type TaskRequest, type TaskTable } from './worker-messages.ts';

/** Runs in a worker thread: runs the tasks of a worker pool one after the other. */
export function serveTasks(tasks: TaskTable): void {
  const answer = (message: TaskAnswer) => parentPort?.postMessage(message);
  parentPort?.on('message', async ({ task, input }: TaskRequest) => {
    try {
      answer({ type: 'done', result: await tasks[task]?.(input) });
    } catch (error) {
      answer(answerOfError(error));
    }
  });
  answer({ type: 'ready' });
}
