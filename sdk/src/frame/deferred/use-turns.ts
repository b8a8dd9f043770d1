import { useEffect, useRef, useState } from 'react';
import type { RunRequest, RunState } from '../../app/index.ts';
import type { Api } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import { Failure } from '../failure.ts';
import type { FrameHost } from '../frame-host.ts';
import type { RunStatus } from '../run-status.ts';
import { streamRun } from './stream-run.ts';

/** One turn: what the person wrote and the answer so far. */
export interface Turn {
  text: string;
  state?: RunState;
}

interface TurnsOptions {
  boot: FullBoot;
  api: Api;
  host: FrameHost;
  /** The turns are shown instead of the form. */
  showing: boolean;
  onStatus: (status: RunStatus) => void;
  /** The request of a turn, made from the turns before it; undefined when there is nothing to send. */
  requestOf: (text: string, before: readonly Turn[]) => RunRequest | undefined;
}

/** The turns of a conversation or a practice: one run a turn, sent, streamed and stopped. */
export function useTurns({ boot, api, host, showing, onStatus, requestOf }: TurnsOptions) {
  const { manifest, words } = boot;
  const [turns, setTurns] = useState<Turn[]>([]);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  const say = (text: string, busy = false) => onStatus({ showing, busy, text, refused: [] });

  const send = (text: string, before: Turn[] = turns) => {
    const request = running ? undefined : requestOf(text, before);
    if (!request) return;
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    const show = (state: RunState) => {
      if (proving) wait(false);
      setTurns([...before, { text, state }]);
    };
    // The status line shows the proof until the answer begins.
    let proving = false;
    const wait = (on: boolean) => {
      proving = on;
      say(on ? words.answer.proving : manifest.words.busy, true);
    };
    setTurns([...before, { text }]);
    setFailure(undefined);
    setRunning(true);
    wait(false);
    streamRun(api, request, signal, show, () => wait(true))
      .then((end) => {
        if (current.current !== controller) return;
        show(end);
        say(endStatus(end, signal.aborted));
        if (!end.ask) host.done();
      })
      .catch((error) => {
        if (current.current !== controller) return;
        setFailure(error instanceof Failure ? error : new Failure('internal'));
        say('');
        host.failed();
      })
      .finally(() => current.current === controller && setRunning(false));
  };
  const endStatus = ({ ask, document }: RunState, stopped: boolean) => {
    if (stopped) return words.answer.stopped;
    if (ask) return words.answer.asking;
    return document.care ? words.answer.help : manifest.words.ready;
  };
  return {
    turns,
    running,
    failure,
    send,
    /** Sends the newest turn again. */
    again: () => {
      const last = turns.at(-1);
      if (last) send(last.text, turns.slice(0, -1));
    },
    stop: () => current.current?.abort(),
  };
}
