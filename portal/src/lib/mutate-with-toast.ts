import { showToast, type Toast } from '../ui/toast-store.ts';
import { ApiError } from './api-error.ts';
import { revalidate, type Topic } from './revalidate.ts';

/** Texts of a failure toast. */
interface FailureTexts {
  error: string;
  network: string;
  problem: (error: ApiError) => string;
  lang?: Toast['lang'];
}

/**
 * Runs one change by an administrator: `work` resolves to the success text. Shows a toast, reloads the lists
 * and resolves to true when it worked.
 */
export async function mutateWithToast(
  topic: Topic,
  work: () => Promise<string>,
  texts: FailureTexts,
): Promise<boolean> {
  try {
    const title = await work();
    await revalidate(topic);
    showToast({ tone: 'success', title, lang: texts.lang });
    return true;
  } catch (error) {
    const text = error instanceof ApiError ? texts.problem(error) : texts.network;
    await revalidate(topic);
    showToast({ tone: 'urgent', title: texts.error, text, lang: texts.lang });
    return false;
  }
}
