import type { Profile, SessionRow } from '@lampstand/server/contracts';
import useSWR from 'swr';
import type { memberEn } from '../content/en/member.ts';
import { showToast } from '../ui/toast-store.ts';
import { api, read } from './api.ts';
import { ApiError } from './api-error.ts';
import { keys } from './keys.ts';
import { revalidate } from './revalidate.ts';

interface Change {
  /** Title of the toast when it fails. */
  failed: string;
  write: () => Promise<unknown>;
}

/** The signed-in person's profile. Toasts are in the page's language. `save` makes changes in order, shows one toast, and is true when all worked. */
export function useProfile({ refused, toast }: Pick<typeof memberEn, 'refused' | 'toast'>) {
  const { data, error, mutate } = useSWR(keys.profile(), () => read(api.user.profile.$get()));
  const profile: Profile | undefined = data?.profile;
  const save = async (done: string, ...changes: Change[]): Promise<boolean> => {
    let title = '';
    try {
      for (const { failed, write } of changes) {
        title = failed;
        await write();
      }
      void revalidate('profile');
      showToast({ tone: 'success', title: done, lang: toast });
      return true;
    } catch (problem) {
      const text = problem instanceof ApiError ? refused(problem) : undefined;
      showToast({ tone: 'urgent', title, text, lang: toast });
      return false;
    } finally {
      await mutate();
    }
  };
  return { profile, error, retry: () => void mutate(), save };
}

/** The person's sessions. */
export function useSessions() {
  const { data, error, mutate } = useSWR(keys.sessions(), () => read(api.auth.sessions.$get()));
  const sessions: SessionRow[] | undefined = data?.sessions;
  return { sessions, error, retry: () => void mutate() };
}
