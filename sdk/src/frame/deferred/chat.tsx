import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  blockText,
  type ChatMessage,
  checkInput,
  type InputValue,
  type ResultDocument,
  type RunState,
  type Section,
} from '../../app/index.ts';
import { type BlockKinds, Blocks } from '../../view/blocks/kinds.tsx';
import { Prose } from '../../view/prose.tsx';
import { SectionView } from '../../view/section.tsx';
import { createApi } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import type { ChatProps } from '../deferred-contract.ts';
import { collectInput } from '../form/collect-input.ts';
import { Fields, initialValues } from '../form/fields.tsx';
import { noProblems } from '../form/problems.ts';
import { Actions } from './actions.tsx';
import { AskPanel } from './ask-panel.tsx';
import { useBlockKinds } from './block-kinds.tsx';
import { Composer } from './composer.tsx';
import { ProblemNote } from './problem-note.tsx';
import { type Turn, useTurns } from './use-turns.ts';

// Older turns are not sent: a run's body is limited, and the newest turns name the subject.
const SENT_TURNS = 8;
// Of older turns that were answered with help, the person's text is sent, so that the server can go on with help.
const SENT_CARE = 4;

/** A conversation: the thread, suggestions and the composer. */
export function Chat({ boot, host, deferred, fresh, onStatus, onRestart }: ChatProps) {
  const [api] = useState(() => createApi(boot, host));
  const form = useRef<HTMLFormElement>(null);
  const thread = useRef<HTMLDivElement>(null);
  const answers = useRef<{ input: string; values: { [name: string]: InputValue } }>({ input: '', values: {} });
  const kinds = useBlockKinds(boot, api, host);
  const { manifest, words } = boot;
  useEffect(() => {
    // A new conversation replaces the button that was just pressed, so it takes the focus.
    if (fresh) document.getElementById('composer')?.focus();
  }, []);

  // The question of an example waits in the text box.
  host.onExample = ({ message }) => {
    const area = form.current?.querySelector('textarea');
    if (!area || typeof message !== 'string') return;
    area.value = message;
    area.focus();
  };

  const requestOf = (text: string, before: readonly Turn[]) => {
    if (!form.current) return;
    const { input } = checkInput(manifest.fields, collectInput(form.current, manifest.fields));
    // Answers to a question of the app hold while the fields stay as they are.
    const asText = JSON.stringify(input);
    if (answers.current.input !== asText) answers.current = { input: asText, values: {} };
    const { values } = answers.current;
    return {
      input,
      messages: messagesOf(before, text),
      ...(Object.keys(values).length > 0 && { answers: values }),
    };
  };
  const { turns, running, failure, send, again, stop } = useTurns({
    boot,
    api,
    host,
    showing: false,
    onStatus,
    requestOf,
  });
  // The pressed button goes away.
  const inThread = (act: () => void) => () => {
    thread.current?.focus({ preventScroll: true });
    act();
  };
  const last = turns.at(-1);
  const whole = threadDocument(turns, boot);
  const suggestions = !last ? manifest.examples.map(questionOf) : isCare(last) ? [] : (last.state?.suggestions ?? []);
  // Before the first question they are below the text box, which is what people look for.
  const starters = suggestions.length > 0 && !running && (
    <div>
      <p className="label">{last ? words.chat.suggestions : words.form.examples}</p>
      <p className="starters">
        {suggestions.map((question) => (
          <button type="button" key={question} onClick={inThread(() => send(question))}>
            {question}
          </button>
        ))}
      </p>
    </div>
  );

  return (
    <>
      {/* The status line says that an answer is there; a log would read all of it. */}
      <div
        className="thread"
        role="log"
        aria-live="off"
        ref={thread}
        tabIndex={-1}
        aria-label={words.chat.thread}
        aria-busy={running}
      >
        {manifest.chat && <Prose text={manifest.chat.greeting} lang={manifest.lang} />}
        {turns.map(({ text, state }, index) => (
          <TurnView key={index} boot={boot} kinds={kinds} whole={whole} state={state}>
            <h2 className="mine">
              <span className="visually-hidden">{words.chat.you}: </span>
              {text}
            </h2>
          </TurnView>
        ))}
      </div>
      {/* The status line above says it to screen readers; this one is to be seen. */}
      {running && (
        <p className="help" aria-hidden="true">
          {manifest.words.busy}
        </p>
      )}
      {failure && last && (
        <ProblemNote failure={failure} words={words} hosted={boot.hosted} onRetry={inThread(again)} />
      )}
      {last?.state?.ask && !running && (
        <AskPanel
          ask={last.state.ask}
          boot={boot}
          onAnswer={(values) => {
            Object.assign(answers.current.values, values);
            inThread(again)();
          }}
        />
      )}
      {last && starters}
      <Composer
        boot={boot}
        label={manifest.chat?.placeholder ?? ''}
        placeholder={manifest.chat?.placeholder ?? ''}
        maxLength={manifest.chat?.maxLength ?? 2000}
        submit={manifest.words.submit}
        form={form}
        running={running}
        onSend={send}
        onStop={stop}
      >
        <Fields
          boot={boot}
          initial={{}}
          values={initialValues(manifest.fields, {})}
          problems={noProblems}
          deferred={deferred}
        />
      </Composer>
      {!last && starters}
      {last?.state && !last.state.ask && !running && (
        <Actions
          document={whole}
          boot={boot}
          api={api}
          host={host}
          help={last.state.document.care}
          sure={words.chat.sure}
          onRestart={onRestart}
        />
      )}
    </>
  );
}

interface TurnProps {
  boot: FullBoot;
  kinds: BlockKinds;
  /** The whole conversation; it decides whether a section names its writer. */
  whole: ResultDocument;
  state: RunState | undefined;
  /** What the person wrote. */
  children?: ReactNode;
}

/** One turn of a conversation: what the person wrote, then the sections of the answer. */
export function TurnView({ boot, kinds, whole, state, children }: TurnProps) {
  const { view } = boot.words;
  const textLang = state?.document.lang ?? 'en';
  const look = { kinds, words: view, lang: boot.lang };
  return (
    // Help takes the focus and is read for that reason; the log does not announce it as well.
    <div className="turn" aria-live={state?.document.care && 'off'}>
      {children}
      {state && <Blocks blocks={state.notices} textLang={textLang} {...look} />}
      {state?.document.sections.map((section) => (
        <SectionView key={section.id} section={section} document={{ ...whole, lang: textLang }} repeated {...look} />
      ))}
    </div>
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
