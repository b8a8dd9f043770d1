import { useEffect, useRef, useState } from 'react';
import type { Input, InputValue, RunRequest, RunState, Section } from '../../app/index.ts';
import type { Api } from '../api.ts';
import { Failure } from '../failure.ts';
import { streamRun } from './stream-run.ts';

type Phase = 'idle' | 'running' | 'done' | 'asking' | 'stopped' | 'failed';
type Answers = { readonly [name: string]: InputValue };

export interface Run {
  phase: Phase;
  /** The browser is working on the proof that the server asks for at busy times. */
  proving: boolean;
  state: RunState | undefined;
  failure: Failure | undefined;
  /** The app's question back; it stays until it is answered or the form is sent anew. */
  ask: RunState['ask'];
  /** What the run was sent with. */
  request: Pick<RunRequest, 'input' | 'answers'>;
  /** Answers to the app's questions hold while the input stays as it is. */
  start: (input: Input, answers?: Answers) => void;
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
  const line = useRef<AbortController>(null);
  const [ask, setAsk] = useState<RunState['ask']>();
  const last = useRef<{ input: Input; answers: Answers }>({ input: {}, answers: {} });
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

  const request = () => {
    const { input, answers } = last.current;
    return { input, ...(Object.keys(answers).length > 0 && { answers }) };
  };

  const start = (input: Input, answers?: Answers) => {
    const signal = open();
    const isSame = JSON.stringify(input) === JSON.stringify(last.current.input);
    last.current = { input, answers: { ...(isSame && last.current.answers), ...answers } };
    if (!answers) setAsk(undefined);
    attempts.current = {};
    setState(undefined);
    const arrive = (arrived: RunState) => {
      setProving(false);
      setState(arrived);
    };
    streamRun(api, { ...request(), attempt: 1 }, signal, arrive, () => setProving(true)).then(
      (end) => {
        if (line.current?.signal !== signal) return;
        setState(end);
        setAsk(end.ask);
        setPhase(signal.aborted ? 'stopped' : end.ask ? 'asking' : 'done');
      },
      (error) => fail(error, signal),
    );
  };

  const again = (former: Section, done: (former: Section) => void) => {
    const signal = open();
    const attempt = (attempts.current[former.id] ?? 1) + 1;
    attempts.current[former.id] = attempt;
    const show = (arrived: RunState) => {
      setProving(false);
      const fresh = arrived.document.sections.find(({ id }) => id === former.id);
      if (fresh && fresh.blocks.length > 0) replace(fresh);
      return fresh;
    };
    const body = { ...request(), section: former.id, attempt };
    streamRun(api, body, signal, show, () => setProving(true))
      .then((end) => {
        if (signal.aborted || !show(end)) replace(former);
        else done(former);
        if (end.notices.length > 0) setState((now) => now && { ...now, notices: end.notices });
        setPhase('done');
      })
      .catch((error) => {
        replace(former);
        fail(error, signal);
      });
  };

  return {
    phase,
    proving,
    state,
    failure,
    ask,
    request: request(),
    start,
    again,
    replace,
    stop: () => line.current?.abort(),
  };
}

function withSection(document: RunState['document'], next: Section): RunState['document'] {
  return { ...document, sections: document.sections.map((section) => (section.id === next.id ? next : section)) };
}
