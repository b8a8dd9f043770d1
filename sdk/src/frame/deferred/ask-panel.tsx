import type { InputIssue, RunState } from '../../app/index.ts';
import type { FullBoot } from '../boot.ts';
import type { AskAnswers } from './ask.tsx';
import { useChunk, withMessages } from './use-chunk.ts';

const load = () => withMessages(import('./ask.tsx'));

interface AskPanelProps {
  ask: NonNullable<RunState['ask']>;
  boot: FullBoot;
  refused?: readonly InputIssue[] | undefined;
  onAnswer: (answers: AskAnswers) => void;
}

/** The app's question back to the person; its form is fetched when the first one arrives. */
export function AskPanel(props: AskPanelProps) {
  const { chunk, failed } = useChunk(true, load);
  if (chunk) return <chunk.Ask {...props} words={chunk.words.ask} />;
  return failed ? <p role="alert">{props.boot.words.run.offline}</p> : null;
}
