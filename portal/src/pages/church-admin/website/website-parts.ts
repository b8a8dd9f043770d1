import { useTabUrl } from '../use-tab-url.ts';

/** The parts of the Website Integration tab, as they stand in the address. */
export const parts = ['set-up', 'appearance', 'sites', 'usage'] as const;
type Part = (typeof parts)[number];

/** The part that the address names; setting up when it names none. */
export const partOf = (name: string | null): Part => parts.find((part) => part === name) ?? 'set-up';

/** The address of a part. What the guide holds (step, platform, app) stays in it, so that the way back leads to the same step. */
export function usePartAddress() {
  const addressOf = useTabUrl();
  return (part: Part): string => addressOf('website', part === 'set-up' ? undefined : part);
}
