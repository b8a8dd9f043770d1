import { invalidInput } from '../http/app-error.ts';
import { serveTasks } from './serve-tasks.ts';

let calls = 0;
const tasks = {
  /** Counts the tasks of this thread. */
  count: () => {
    calls += 1;
    return calls;
  },
  double: async (figure: number) => figure * 2,
  endless: () => {
    for (;;) calls += 1;
  },
  hoard: () => {
    for (const kept: string[][] = []; ; ) kept.push(Array.from({ length: 100_000 }, (_, index) => `${index}`));
  },
  refuse: () => {
    throw invalidInput({ en: 'Not this.', es: 'Esto no.' }, 'format');
  },
  fail: () => {
    throw new RangeError('a mistake of ours');
  },
  die: () => process.exit(3),
};
export type StrangeTasks = typeof tasks;

serveTasks(tasks);
