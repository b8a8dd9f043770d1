import type { ComponentProps } from 'react';
import { AsyncState } from '../../ui/async-state.tsx';
import { useAdmin, useErrorMessage } from './admin-context.ts';

/** `AsyncState` in the tab's language. */
export function Fetched<Data>(props: Omit<ComponentProps<typeof AsyncState<Data>>, 'words'>) {
  const { words } = useAdmin();
  return <AsyncState<Data> {...props} error={useErrorMessage(props.error)} words={words} />;
}
