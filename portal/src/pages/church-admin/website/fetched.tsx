import type { ComponentProps } from 'react';
import { Loaded } from '../../../ui/loaded.tsx';
import { useSetUp, useTold } from './set-up-context.ts';

/** The states of anything fetched, in the guide's language. */
export function Fetched<Data>(props: Omit<ComponentProps<typeof Loaded<Data>>, 'words'>) {
  const { words } = useSetUp();
  return <Loaded<Data> {...props} error={useTold(props.error)} words={words} />;
}
