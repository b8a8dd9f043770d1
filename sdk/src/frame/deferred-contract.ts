import type { FunctionComponent, RefObject } from 'react';
import type { CsvField, Field, Input, InputIssue, InputValue, RecordsField } from '../app/index.ts';
import type { Boot, FullBoot } from './boot.ts';
import type { Problems } from './form/problems.ts';
import type { FrameHost } from './frame-host.ts';
import type { DeferredMessages, FrameMessages } from './messages/index.ts';
import type { RunStatus } from './run-status.ts';

/** What the first chunk uses of the deferred one. It is typed here, so that neither imports the other. */
export interface Deferred {
  words: DeferredMessages;
  problemsOf: (issues: readonly InputIssue[], fields: readonly Field[], words: DeferredMessages) => Problems;
  ProblemSummary: FunctionComponent<SummaryProps>;
  /** Features, where the app has asked for them. */
  RunView?: FunctionComponent<RunViewProps>;
  Chat?: FunctionComponent<ChatProps>;
  RecordsView?: FunctionComponent<RecordsProps>;
  CsvView?: FunctionComponent<CsvProps>;
  OpenFile?: FunctionComponent<OpenFileProps>;
}

export interface SummaryProps {
  problems: Problems;
  words: DeferredMessages['problems'];
  /** Takes the path of the field that the person wants to go to. */
  onChoose: (path: string) => void;
}

export interface RunViewProps {
  boot: FullBoot;
  host: FrameHost;
  /** A new object starts a new run. */
  asked: { input: Input };
  /** Holds the focus from the press of the button until the heading takes it. */
  place: RefObject<HTMLElement | null>;
  onStatus: (status: RunStatus) => void;
  onAsk: (input: Input) => void;
  onRestart: () => void;
}

export interface ChatProps {
  boot: FullBoot;
  host: FrameHost;
  deferred: Deferred;
  onStatus: (status: RunStatus) => void;
  /** The person has just ended a conversation. */
  fresh: boolean;
  /** Ends the conversation. */
  onRestart: () => void;
}

export interface RecordsProps {
  field: RecordsField;
  initial: InputValue | undefined;
  problems: Problems;
  words: FrameMessages;
  own: DeferredMessages['records'];
  /** Language of the app's labels. */
  lang: string | undefined;
}

export interface CsvProps {
  field: CsvField;
  problem: string | undefined;
  words: DeferredMessages['csv'];
  /** Language of the app's labels. */
  lang: string | undefined;
}

export interface OpenFileProps {
  boot: Boot;
  words: DeferredMessages['files'];
  onOpen: (input: Input) => void;
}
