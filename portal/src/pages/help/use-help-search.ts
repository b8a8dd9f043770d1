import { useMemo, useRef, useState } from 'react';
import type { HelpSection } from './help-sections.ts';
import type { Found } from './search-answers.ts';

type Search = (query: string) => Found[];

/** Searches the answers. `prepare` loads the index; `found` is undefined until then. */
export function useHelpSearch(sections: readonly HelpSection[], query: string) {
  const [search, setSearch] = useState<Search>();
  const asked = useRef(false);
  const prepare = () => {
    if (asked.current) return;
    asked.current = true;
    import('./search-answers.ts').then(
      ({ indexAnswers }) => setSearch(() => indexAnswers(sections)),
      () => {
        asked.current = false;
      },
    );
  };
  const wanted = query.trim();
  const found = useMemo(() => (search && wanted ? search(wanted) : undefined), [search, wanted]);
  return { prepare, found };
}
