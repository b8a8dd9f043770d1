import type { Block, CalloutBlock, ResultDocument, Section, VerseBlock } from './blocks.ts';
import type { Field } from './fields.ts';

/** Document head without its sections. */
export type DocumentHead = Omit<ResultDocument, 'sections'>;

/**
 * What a run yields, in order: sections open one after another; `block`, `text` and `verse` belong to the section they name;
 * `text` continues that section's last prose block. Exactly one `done`, `ask` or `error` ends the stream: `ask` puts one more
 * question to the person, and the same run is sent again with `answers`.
 * On the wire: `event: <type>` and `data: <the rest as JSON>`.
 */
export type RunEvent =
  | { type: 'section'; section: Omit<Section, 'blocks'>; document: DocumentHead }
  | { type: 'block'; section: string; block: Block }
  | { type: 'text'; section: string; delta: string }
  | { type: 'verse'; section: string; block: VerseBlock }
  | { type: 'notice'; notice: CalloutBlock }
  | { type: 'done'; document: DocumentHead; suggestions?: string[] }
  | { type: 'ask'; why: string; fields: Field[] }
  | { type: 'error'; code: string; message: string; retryAfterSeconds?: number };

export interface ChatMessage {
  role: 'user' | 'assistant';
  text: string;
}

/** Body of `POST /embed-api/runs`. */
export interface RunRequest {
  input: { [name: string]: unknown };
  /** Values of fields that an `ask` event named, by field name; all of them so far. */
  answers?: { [name: string]: unknown };
  /** Chat and practice: the thread so far, the person's newest message last. A practice begins without one. */
  messages?: ChatMessage[];
  /** Run one section again. */
  section?: string;
  /** 1 for the first run, counted up by "Write again". */
  attempt?: number;
}

/** What a frame shows while a run's events arrive, and what an export receives. */
export interface RunState {
  document: ResultDocument;
  notices: CalloutBlock[];
  status: 'running' | 'done' | 'asking' | 'error';
  suggestions: string[];
  /** While `asking`: what the person is asked, and why. */
  ask?: { why: string; fields: Field[] };
  error?: { code: string; message: string };
}

export function emptyRun(): RunState {
  return {
    document: { title: '', asOf: '', writer: { kind: 'built-in' }, sections: [] },
    notices: [],
    status: 'running',
    suggestions: [],
  };
}

/**
 * The state after one more event; the former state is left as it was. Events for a section that was never opened are dropped.
 *
 * @example
 * const state = events.reduce(applyRunEvent, emptyRun());
 */
export function applyRunEvent(state: RunState, event: RunEvent): RunState {
  const { document } = state;
  switch (event.type) {
    case 'section': {
      const opened: Section = { ...event.section, blocks: [] };
      const known = document.sections.some((section) => section.id === opened.id);
      const sections = known
        ? document.sections.map((section) => (section.id === opened.id ? opened : section))
        : [...document.sections, opened];
      return { ...state, document: { ...event.document, sections } };
    }
    case 'block':
    case 'verse':
      return withSection(state, event.section, (blocks) => [...blocks, event.block]);
    case 'text':
      return withSection(state, event.section, (blocks) => {
        const last = blocks.at(-1);
        if (last?.type !== 'prose') return [...blocks, { type: 'prose', text: event.delta }];
        return [...blocks.slice(0, -1), { ...last, text: last.text + event.delta }];
      });
    case 'notice':
      return { ...state, notices: [...state.notices, event.notice] };
    case 'done':
      return {
        ...state,
        status: 'done',
        suggestions: event.suggestions ?? [],
        document: { ...event.document, sections: document.sections },
      };
    case 'ask':
      return { ...state, status: 'asking', ask: { why: event.why, fields: event.fields } };
    case 'error':
      return { ...state, status: 'error', error: { code: event.code, message: event.message } };
  }
}

function withSection(state: RunState, id: string, change: (blocks: Block[]) => Block[]): RunState {
  const sections = state.document.sections.map((section) =>
    section.id === id ? { ...section, blocks: change(section.blocks) } : section,
  );
  return { ...state, document: { ...state.document, sections } };
}
