import { showToast } from '../ui/toast-store.ts';
import { ApiError } from './api-error.ts';
import { refresh, type Topic } from './refresh.ts';

/**
 * One change by an administrator: `work` resolves to the words of success. Says how it went in a toast, has the lists fetched
 * again, and resolves to whether it worked.
 */
export async function act(topic: Topic, work: () => Promise<string>): Promise<boolean> {
  try {
    const title = await work();
    await refresh(topic);
    showToast({ tone: 'success', title });
    return true;
  } catch (error) {
    const text = error instanceof ApiError ? error.message : 'Network error';
    await refresh(topic);
    showToast({ tone: 'urgent', title: 'Error', text });
    return false;
  }
}
