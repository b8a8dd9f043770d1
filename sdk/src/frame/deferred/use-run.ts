import { useEffect, useRef, useState } from 'react';
import type { Input, RunState, Section } from '../../app/index.ts';
import type { Api } from '../api.ts';
import { Failure } from '../failure.ts';
import { followRun } from './follow-run.ts';

type Phase = 'idle' | 'running' | 'done' | 'stopped' | 'failed';

export interface Run {
  phase: Phase;
  /** The browser is doing the sum that the server asks of it at busy times. */
  proving: boolean;
  state: RunState | undefined;
  failure: Failure | undefined;
  /** Id of the section that is being written again. */
  section: string | undefined;
  start: (input: Input) => void;
  /** Writes one section again; `done` hears the section as it was. */
  again: (section: Section, done: (former: Section) => void) => void;
  stop: () => void;
  /** Puts a section in the place of the one with its id. */
  replace: (section: Section) => void;
}

/** One run of the app at a time: start it, watch it, stop it, write one section of it again. */
export function useRun(api: Api): Run {
  const [phase, setPhase] = useState<Phase>('idle');
  const [proving, setProving] = useState(false);
  const [state, setState] = useState<RunState>();
  const [failure, setFailure] = useState<Failure>();
  const [section, setSection] = useState<string>();
  const line = useRef<AbortController>(null);
  const last = useRef<Input>({});
  const attempts = useRef<{ [section: string]: number }>({});
  useEffect(() => () => line.current?.abort(), []);

  const replace = (next: Section) => setState((now) => now && { ...now, document: withSection(now.document, next) });

  const open = () => {
    line.current?.abort();
    line.current = new AbortController();
    setPhase('running');
    setProving(false);
    setFailure(undefined);
    return line.current.signal;
  };
  const fail = (error: unknown, signal: AbortSignal) => {
    if (signal.aborted) return;
    setFailure(error instanceof Failure ? error : new Failure('internal'));
    setPhase('failed');
  };

  const start = (input: Input) => {
    const signal = open();
    last.current = input;
    attempts.current = {};
    setState(undefined);
    setSection(undefined);
    const arrive = (arrived: RunState) => {
      setProving(false);
      setState(arrived);
    };
    followRun(api, { input, attempt: 1 }, signal, arrive, () => setProving(true)).then(
      (end) => {
        if (line.current?.signal !== signal) return;
        setState(end);
        setPhase(signal.aborted ? 'stopped' : 'done');
      },
      (error) => fail(error, signal),
    );
  };

  const again = (former: Section, done: (former: Section) => void) => {
    const signal = open();
    const attempt = (attempts.current[former.id] ?? 1) + 1;
    attempts.current[former.id] = attempt;
    setSection(former.id);
    const show = (arrived: RunState) => {
      setProving(false);
      const fresh = arrived.document.sections.find(({ id }) => id === former.id);
      if (fresh && fresh.blocks.length > 0) replace(fresh);
      return fresh;
    };
    const request = { input: last.current, section: former.id, attempt };
    followRun(api, request, signal, show, () => setProving(true))
      .then((end) => {
        if (signal.aborted || !show(end)) replace(former);
        else done(former);
        if (end.notices.length > 0) setState((now) => now && { ...now, notices: end.notices });
        setPhase('done');
      })
      .catch((error) => {
        replace(former);
        fail(error, signal);
      })
      .finally(() => setSection(undefined));
  };

  return {
    phase,
    proving,
    state,
    failure,
    section,
    start,
    again,
    replace,
    stop: () => line.current?.abort(),
  };
}

function withSection(document: RunState['document'], next: Section): RunState['document'] {
  return { ...document, sections: document.sections.map((section) => (section.id === next.id ? next : section)) };
}
