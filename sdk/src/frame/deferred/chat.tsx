import { useEffect, useRef, useState } from 'react';
import {
  blockText,
  type ChatMessage,
  checkInput,
  type ResultDocument,
  type RunState,
  type Section,
} from '../../app/index.ts';
import { Blocks } from '../../view/blocks/kinds.tsx';
import { Prose } from '../../view/prose.tsx';
import { WriterLine } from '../../view/writer-line.tsx';
import { createApi } from '../api.ts';
import type { Stage } from '../app.tsx';
import type { FullBoot } from '../boot.ts';
import { Failure } from '../failure.ts';
import { collectInput } from '../form/collect.ts';
import type { FrameHost } from '../frame-host.ts';
import { Actions } from './actions.tsx';
import { Composer } from './composer.tsx';
import { followRun } from './follow-run.ts';
import { useKinds } from './kinds.tsx';
import { ProblemNote } from './problem-note.tsx';

interface ChatProps {
  boot: FullBoot;
  outside: FrameHost;
  onStage: (stage: Stage) => void;
  /** The person has just put a conversation away. */
  fresh: boolean;
  /** Puts the conversation away. */
  onRestart: () => void;
}

/** One turn: what the person wrote and what came back so far. */
interface Turn {
  text: string;
  state?: RunState;
}

// Older turns are not sent again: a run's body is limited, and the newest say what it is about.
const SENT_TURNS = 8;
// Of older turns, what the person wrote is sent where the answer was help, so that the server can go on with help.
const SENT_CARE = 4;

/** A conversation: the thread, what one might ask next, and the place to write. */
export function Chat({ boot, outside, fresh, onStage, onRestart }: ChatProps) {
  const [api] = useState(() => createApi(boot, outside));
  const [turns, setTurns] = useState<Turn[]>([]);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const line = useRef<AbortController>(null);
  const form = useRef<HTMLFormElement>(null);
  const { manifest, words } = boot;
  useEffect(() => {
    // A new conversation takes the place of a button that was just pressed.
    if (fresh) document.getElementById('composer')?.focus();
    return () => line.current?.abort();
  }, []);
  const look = { kinds: useKinds(boot, api, outside), words: words.view, lang: boot.lang };
  const say = (text: string, busy = false) => onStage({ showing: false, busy, text, refused: [] });

  const send = (text: string, before: Turn[] = turns) => {
    if (running || !form.current) return;
    const { input } = checkInput(manifest.fields, collectInput(form.current, manifest.fields));
    const controller = new AbortController();
    const { signal } = controller;
    line.current = controller;
    const show = (state: RunState) => {
      if (proving) wait(false);
      setTurns([...before, { text, state }]);
    };
    // The line of the wait stands until the answer begins.
    let proving = false;
    const wait = (on: boolean) => {
      proving = on;
      say(on ? words.answer.proving : manifest.words.busy, true);
    };
    setTurns([...before, { text }]);
    setFailure(undefined);
    setRunning(true);
    wait(false);
    const request = { input, messages: messagesOf(before, text) };
    followRun(api, request, signal, show, () => wait(true))
      .then((end) => {
        if (line.current !== controller) return;
        show(end);
        say(signal.aborted ? words.answer.stopped : end.document.care ? words.answer.help : manifest.words.ready);
        outside.done();
      })
      .catch((error) => {
        if (line.current !== controller) return;
        setFailure(error instanceof Failure ? error : new Failure('internal'));
        say('');
        outside.failed();
      })
      .finally(() => line.current === controller && setRunning(false));
  };
  const last = turns.at(-1);
  const whole = threadDocument(turns, boot);
  const suggestions = !last ? manifest.examples.map(questionOf) : isCare(last) ? [] : (last.state?.suggestions ?? []);

  return (
    <>
      <div className="thread" role="log" aria-label={words.chat.thread} aria-busy={running}>
        {manifest.chat && <Prose text={manifest.chat.greeting} />}
        {turns.map(({ text, state }, index) => (
          // Help takes the focus and is read for that reason; the log does not announce it as well.
          <div className="turn" key={index} aria-live={state?.document.care && 'off'}>
            <h2 className="mine">
              <span className="visually-hidden">{words.chat.you}: </span>
              {text}
            </h2>
            {state && <Blocks blocks={state.notices} {...look} />}
            {state?.document.sections.map((section) => (
              <section key={section.id} className="sect">
                {!section.bare && <h3 lang="en">{section.title}</h3>}
                <WriterLine section={section} document={whole} words={words.view} />
                <Blocks blocks={section.blocks} heading={section.title} {...look} />
              </section>
            ))}
          </div>
        ))}
      </div>
      {/* The status line above says it to those who listen; down here it is for the eye. */}
      {running && (
        <p className="help" aria-hidden="true">
          {manifest.words.busy}
        </p>
      )}
      {failure && last && (
        <ProblemNote
          failure={failure}
          words={words}
          hosted={boot.hosted}
          onRetry={() => send(last.text, turns.slice(0, -1))}
        />
      )}
      {suggestions.length > 0 && !running && (
        <div>
          <p className="label">{last ? words.chat.suggestions : words.form.examples}</p>
          <p className="starters">
            {suggestions.map((question) => (
              <button type="button" key={question} onClick={() => send(question)}>
                {question}
              </button>
            ))}
          </p>
        </div>
      )}
      <Composer boot={boot} form={form} running={running} onSend={send} onStop={() => line.current?.abort()} />
      {last?.state && !running && (
        <Actions
          document={whole}
          boot={boot}
          api={api}
          outside={outside}
          help={last.state.document.care}
          sure={words.chat.sure}
          onRestart={onRestart}
        />
      )}
    </>
  );
}

const isCare = ({ state }: Turn) => state?.document.care;

function messagesOf(turns: readonly Turn[], text: string): ChatMessage[] {
  const asked = (turn: Turn): ChatMessage => ({ role: 'user', text: turn.text });
  const help = turns.slice(0, -SENT_TURNS).filter(isCare).slice(-SENT_CARE).map(asked);
  const before = turns
    .slice(-SENT_TURNS)
    .flatMap((turn): ChatMessage[] => [asked(turn), { role: 'assistant', text: turnText(turn) }]);
  return [...help, ...before.filter((message) => message.text), { role: 'user', text }];
}

function turnText({ state }: Turn): string {
  return state?.document.sections.flatMap((section) => section.blocks.map(blockText)).join('\n\n') ?? '';
}

function questionOf({ label, input }: FullBoot['manifest']['examples'][number]): string {
  return typeof input.message === 'string' ? input.message : label;
}

// The conversation as one document, for copy and print: each question, then its answer.
function threadDocument(turns: readonly Turn[], boot: FullBoot): ResultDocument {
  const newest = turns.findLast((turn) => turn.state)?.state?.document;
  const sections = turns.flatMap((turn, index): Section[] => [
    { id: `you-${index}`, title: boot.words.chat.you, blocks: [{ type: 'prose', text: turn.text }] },
    ...(turn.state?.document.sections ?? []).map((section) => ({ ...section, id: `${section.id}-${index}` })),
  ]);
  const { care, ...head } = newest ?? { asOf: '', writer: { kind: 'built-in' } as const };
  return { ...head, title: boot.manifest.name, sections };
}
