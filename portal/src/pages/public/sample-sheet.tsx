import { useAppSample } from '../../lib/use-apps.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { ResultSheet } from './result-sheet.tsx';

interface Props {
  appId: string;
  name: string;
  only?: readonly string[];
  level?: 2 | 3;
}

/** An app's sample result, for pages that are not about the app. */
export function SampleSheet({ appId, name, only, level }: Props) {
  const { app, error, retry } = useAppSample(appId);
  return (
    <AsyncState name={`page from ${name}`} data={app?.sample ?? undefined} error={error} retry={retry}>
      {({ document }) => <ResultSheet document={document} app={appId} name={name} only={only} level={level} />}
    </AsyncState>
  );
}
