import { useSearchParams } from 'wouter';

/** URL of a tab and its section. Other parameters (church, language, wizard step) stay in it. */
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
