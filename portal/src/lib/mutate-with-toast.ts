import { showToast, type Toast } from '../ui/toast-store.ts';
import { ApiError } from './api-error.ts';
import { revalidate, type Topic } from './revalidate.ts';

/** Texts of a failure toast. */
interface Told {
  error: string;
  network: string;
  problem: (error: ApiError) => string;
  lang?: Toast['lang'];
}
const english: Told = { error: 'Error', network: 'Network error', problem: ({ message }) => message };

/**
 * Runs one change by an administrator: `work` resolves to the success text. Shows a toast, reloads the lists
 * and resolves to true when it worked.
 */
export async function mutateWithToast(topic: Topic, work: () => Promise<string>, told = english): Promise<boolean> {
  try {
    const title = await work();
    await revalidate(topic);
    showToast({ tone: 'success', title, lang: told.lang });
    return true;
  } catch (error) {
    const text = error instanceof ApiError ? told.problem(error) : told.network;
    await revalidate(topic);
    showToast({ tone: 'urgent', title: told.error, text, lang: told.lang });
    return false;
  }
}
