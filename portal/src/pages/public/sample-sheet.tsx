import { useToldApp } from '../../lib/use-apps.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { ResultSheet } from './result-sheet.tsx';

interface Props {
  /** The app's id. */
  app: string;
  /** The app's name. */
  name: string;
  only?: readonly string[];
  level?: 2 | 3;
}

/** The sample of an app on a page about something else. */
export function SampleSheet({ app, name, only, level }: Props) {
  const { told, error, retry } = useToldApp(app);
  return (
    <AsyncState name={`page from ${name}`} data={told?.sample ?? undefined} error={error} retry={retry}>
      {({ document }) => <ResultSheet document={document} app={app} name={name} only={only} level={level} />}
    </AsyncState>
  );
}
