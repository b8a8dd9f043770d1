import useSWRInfinite from 'swr/infinite';

interface CursorPage {
  nextCursor: string | null;
}

/**
 * A paged list. `key` names the list and its filter; `load` loads the page after a cursor.
 * `pages` is undefined while the first page loads; `next` loads one more.
 */
export function useCursorPages<Page extends CursorPage>(
  key: readonly unknown[],
  load: (cursor: string | undefined) => Promise<Page>,
) {
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index, previous: Page | null) =>
      previous && !previous.nextCursor ? null : [...key, index, previous?.nextCursor ?? null],
    (parts: readonly unknown[]) => load((parts.at(-1) as string | null) ?? undefined),
    { revalidateFirstPage: false, keepPreviousData: true },
  );
  return {
    pages: data,
    error,
    fetchAgain: mutate,
    more: {
      more: Boolean(data?.at(-1)?.nextCursor),
      loading: isValidating && size > 1,
      next: () => void setSize(size + 1),
    },
  };
}
