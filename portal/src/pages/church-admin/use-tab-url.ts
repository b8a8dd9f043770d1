import { useSearchParams } from 'wouter';

/** The address of a tab of this page and of a part in it. What else it holds (church, language, the guide's step) stays in it. */
export function useTabUrl() {
  const [search] = useSearchParams();
  return (tab: string, part?: string): string => {
    const next = new URLSearchParams(search);
    next.set('tab', tab);
    if (part === undefined) next.delete('part');
    else next.set('part', part);
    return `/church-admin?${next}`;
  };
}
