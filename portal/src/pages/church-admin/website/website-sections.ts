import { useTabUrl } from '../use-tab-url.ts';

/** Sections of the Website Integration tab, by their names in the URL. */
export const sections = ['set-up', 'appearance', 'sites', 'usage'] as const;
type Section = (typeof sections)[number];

/** The section named in the URL; `set-up` when none is. */
export const sectionOf = (name: string | null): Section => sections.find((section) => section === name) ?? 'set-up';

/** URL of a section. The wizard's own parameters (step, platform, app) stay in it, so that Back returns to the same step. */
export function useSectionUrl() {
  const addressOf = useTabUrl();
  return (section: Section): string => addressOf('website', section === 'set-up' ? undefined : section);
}
