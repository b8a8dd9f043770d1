import type { ComponentProps } from 'react';
import { Loaded } from '../../ui/loaded.tsx';
import { useRoom, useTold } from './room-context.ts';

/** The states of anything fetched, in the room's language. */
export function Fetched<Data>(props: Omit<ComponentProps<typeof Loaded<Data>>, 'words'>) {
  const { words } = useRoom();
  return <Loaded<Data> {...props} error={useTold(props.error)} words={words} />;
}
