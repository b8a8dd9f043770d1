import { useEffect } from 'react';

export type Topic = 'members' | 'invitations' | 'profile' | 'sites' | 'app-switches' | 'trust' | 'first-steps';

const shown = new Map<Topic, Set<() => unknown>>();

/** Reloads data of a topic whenever `refresh` is called for it. */
export function useRevalidateOn(topic: Topic, fetchAgain: () => unknown): void {
  useEffect(() => {
    const all = shown.get(topic) ?? new Set();
    shown.set(topic, all.add(fetchAgain));
    return () => void all.delete(fetchAgain);
  }, [topic, fetchAgain]);
}

/** Reloads all data on screen of this topic. Never rejects; lists show their own errors. */
export async function revalidate(topic: Topic): Promise<void> {
  await Promise.allSettled([...(shown.get(topic) ?? [])].map(async (fetchAgain) => fetchAgain()));
}
