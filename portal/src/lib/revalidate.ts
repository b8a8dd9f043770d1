import { useEffect } from 'react';

export type Topic = 'members' | 'invitations' | 'profile' | 'sites' | 'app-switches' | 'trust';

const shown = new Map<Topic, Set<() => unknown>>();

/** Has what is shown about a topic fetched again whenever `refresh` is called for it. */
export function useRevalidateOn(topic: Topic, fetchAgain: () => unknown): void {
  useEffect(() => {
    const all = shown.get(topic) ?? new Set();
    shown.set(topic, all.add(fetchAgain));
    return () => void all.delete(fetchAgain);
  }, [topic, fetchAgain]);
}

/** After a change: everything on the screen that shows this topic is fetched again. Never rejects; lists show their own errors. */
export async function revalidate(topic: Topic): Promise<void> {
  await Promise.allSettled([...(shown.get(topic) ?? [])].map(async (fetchAgain) => fetchAgain()));
}
