import type { Localized } from '@lampstand/sdk/app';
import { AppError, type ErrorCode } from '../http/app-error.ts';

/** Functions that a worker thread runs, by name. Input and result must survive the structured clone. */
// biome-ignore lint/suspicious/noExplicitAny: each task has an input of its own, and no other type takes them all.
export type TaskTable = { readonly [name: string]: (input: any) => unknown };

/** To the worker. */
export interface TaskRequest {
  task: string;
  input: unknown;
}

/** From the worker. */
export type TaskAnswer =
  | { type: 'ready' }
  | { type: 'done'; result: unknown }
  | { type: 'refused'; code: ErrorCode; said: Localized; field?: string }
  | { type: 'failed'; error: unknown };

/** What a task threw, for the main thread. The structured clone drops the class of an AppError. */
export function answerOfError(error: unknown): TaskAnswer {
  if (!(error instanceof AppError)) return { type: 'failed', error };
  const { code, field } = error;
  return { type: 'refused', code, said: { en: error.in('en'), es: error.in('es') }, ...(field ? { field } : {}) };
}

/** Restores the AppError, or returns any other thrown value. */
export function errorOfAnswer(answer: Extract<TaskAnswer, { type: 'refused' | 'failed' }>): unknown {
  return answer.type === 'failed' ? answer.error : new AppError(answer.code, answer.said, { field: answer.field });
}
