import type { AppMoment } from '../../content/audiences/moment.ts';
import { useApps } from '../../lib/use-apps.ts';

/** The moments of a page, each with the catalogue's name of its app and whether it is built; undefined while loading. */
export function useMoments<Moment extends AppMoment>(planned: readonly Moment[]) {
  const { apps, error, retry } = useApps();
  const moments =
    apps &&
    planned.flatMap((moment) => {
      const entry = apps.find(({ id }) => id === moment.id);
      return entry ? [{ ...moment, name: entry.name, available: entry.available }] : [];
    });
  return { moments, apps, error, retry };
}
