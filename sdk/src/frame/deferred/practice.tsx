import { useEffect, useRef, useState } from 'react';
import type { ChatMessage, ResultDocument, RunRequest, RunState, Section } from '../../app/index.ts';
import { fill } from '../../view/words.ts';
import type { Api } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import type { FrameHost } from '../frame-host.ts';
import type { PanelMessages } from '../messages/index.ts';
import type { RunStatus } from '../run-status.ts';
import { Actions } from './actions.tsx';
import { useBlockKinds } from './block-kinds.tsx';
import { TurnView } from './chat.tsx';
import { Composer } from './composer.tsx';
import { ProblemNote } from './problem-note.tsx';
import { type Turn, useTurns } from './use-turns.ts';

interface PracticeProps {
  boot: FullBoot;
  api: Api;
  host: FrameHost;
  /** The first run: it has the first question. */
  first: RunState;
  /** What every run of this practice sends. */
  request: Pick<RunRequest, 'input' | 'answers'>;
  words: PanelMessages['practice'];
  onStatus: (status: RunStatus) => void;
  onRestart: () => void;
}

/** A practice: question, answer and scored reply, turn by turn. It ends with the last question, or when the person ends it. */
export function Practice({ boot, api, host, first, request, words, onStatus, onRestart }: PracticeProps) {
  const { manifest } = boot;
  const kinds = useBlockKinds(boot, api, host);
  const form = useRef<HTMLFormElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const [hasEnded, setEnded] = useState(false);
  const requestOf = (text: string, before: readonly Turn[]): RunRequest => ({
    ...request,
    messages: messagesOf(first, before, text),
  });
  const run = useTurns({ boot, api, host, showing: true, onStatus, requestOf });
  const { turns, running, failure } = run;
  const last = turns.at(-1);
  const lastState = last ? last.state : first;
  const isAnswered = lastState?.status === 'done' && !running;
  const next = isAnswered ? lastState.document.practice : undefined;
  const isOver = hasEnded || (isAnswered && !next);
  const whole = practiceDocument(first, turns, boot, words);
  const questions = questionsOf(first, turns);
  const { endText } = manifest.practice ?? {};
  const question = (at: number) => {
    const asked = questions[at];
    return (
      asked && (
        <h2 id={`question-${at}`} lang={first.document.lang ?? 'en'}>
          <span className="small muted" lang={boot.lang}>
            {fill(words.turn, { turn: asked.turn, of: asked.of })}
          </span>{' '}
          {asked.question}
        </h2>
      )
    );
  };

  useEffect(() => {
    // Whatever had the focus was around this form or is gone; a focus elsewhere is left alone.
    if (document.activeElement?.contains(form.current)) {
      form.current?.querySelector('textarea')?.focus({ preventScroll: true });
    }
  }, []);
  useEffect(() => {
    if (isOver) end.current?.focus({ preventScroll: true });
  }, [isOver]);

  return (
    <>
      <div className="thread" role="log" aria-label={words.thread} aria-busy={running}>
        <TurnView boot={boot} kinds={kinds} whole={whole} state={first} />
        {turns.map(({ text, state }, index) => (
          <TurnView key={index} boot={boot} kinds={kinds} whole={whole} state={state}>
            {question(index)}
            <p className="mine">
              <span className="visually-hidden">{boot.words.chat.you}: </span>
              {text}
            </p>
          </TurnView>
        ))}
        {!isOver && next && <div className="turn">{question(turns.length)}</div>}
      </div>
      {failure && <ProblemNote failure={failure} words={boot.words} hosted={boot.hosted} onRetry={run.again} />}
      {!failure && !running && !isAnswered && !isOver && (
        <p className="row">
          <button type="button" className="button" onClick={run.again}>
            {boot.words.run.again}
          </button>
        </p>
      )}
      {!isOver && (
        <Composer
          boot={boot}
          label={manifest.practice?.answerLabel ?? ''}
          describedBy={`question-${turns.length}`}
          placeholder={manifest.practice?.placeholder ?? ''}
          maxLength={manifest.practice?.maxLength ?? 2000}
          submit={manifest.practice?.sendLabel ?? manifest.words.submit}
          form={form}
          running={running || !next}
          onSend={run.send}
          onStop={run.stop}
          extra={
            !running && (
              <button
                type="button"
                className="button quiet"
                onClick={() => (endText && next ? run.send(endText) : setEnded(true))}
              >
                {manifest.practice?.endLabel}
              </button>
            )
          }
        />
      )}
      {isOver && (
        <>
          <p ref={end} tabIndex={-1}>
            <b>{next ? words.ended : words.over}</b>
          </p>
          <Actions
            document={whole}
            boot={boot}
            api={api}
            host={host}
            help={lastState?.document.care}
            sure={words.sure}
            onRestart={onRestart}
          />
        </>
      )}
    </>
  );
}

const questionsOf = (first: RunState, turns: readonly Turn[]) =>
  [first, ...turns.map(({ state }) => state)].map((state) => state?.document.practice);

// The assistant's messages are the questions alone: the app works out its replies anew.
function messagesOf(first: RunState, before: readonly Turn[], text: string): ChatMessage[] {
  const questions = questionsOf(first, before);
  return [...before, { text }].flatMap((turn, at): ChatMessage[] => [
    { role: 'assistant', text: questions[at]?.question ?? '' },
    { role: 'user', text: turn.text },
  ]);
}

// The practice as one document, for copy, print and files.
function practiceDocument(
  first: RunState,
  turns: readonly Turn[],
  boot: FullBoot,
  words: PanelMessages['practice'],
): ResultDocument {
  const questions = questionsOf(first, turns);
  const sections = turns.flatMap(({ text, state }, at): Section[] => {
    const { question = '', turn = at + 1, of = turn } = questions[at] ?? {};
    return [
      {
        id: `question-${at}`,
        title: fill(words.turn, { turn, of }),
        blocks: [
          { type: 'prose', text: question },
          { type: 'prose', text: `${boot.words.chat.you}: ${text}` },
        ],
      },
      ...(state?.document.sections ?? []).map((section) => ({ ...section, id: `${section.id}-${at}` })),
    ];
  });
  const newest = turns.findLast(({ state }) => state)?.state ?? first;
  const { care, practice, ...head } = newest.document;
  return { ...head, title: first.document.title, sections: [...first.document.sections, ...sections] };
}
