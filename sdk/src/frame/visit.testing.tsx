import { hydrate, render } from 'preact';
import { act } from 'preact/test-utils';
import { renderToString } from 'preact-render-to-string';
import { vi } from 'vitest';
import type { Block, DocumentHead, Input, Manifest, RunEvent, RunRequest, SectionWriter } from '../app/index.ts';
import { App } from './app.tsx';
import { type Boot, frameManifest } from './boot.ts';
import { Chat } from './deferred/chat.tsx';
import { CsvView } from './deferred/csv.tsx';
import { OpenFile } from './deferred/open-file.tsx';
import { ProblemSummary } from './deferred/problem-summary.tsx';
import { problemsOf } from './deferred/problems-of.ts';
import { RecordsView } from './deferred/records.tsx';
import { RunView } from './deferred/run-view.tsx';
import type { Deferred } from './deferred-contract.ts';
import type { FrameHost } from './frame-host.ts';
import { deferredMessages } from './messages/messages.en.deferred.ts';
import { messages } from './messages/messages.en.ts';
import { sampleOptions } from './sample.testing.ts';

/** The deferred chunk with the features that every test app can use. */
const everything: Deferred = {
  problemsOf,
  ProblemSummary,
  RunView,
  RecordsView,
  CsvView,
  Chat,
  words: deferredMessages,
};
/** One request that the frame made. */
export interface Call {
  path: string;
  token: string | null;
  body: RunRequest & { format?: string };
  /** The query of its address. */
  search: string;
  proof: string | null;
  /** The church and app that the frame names. */
  shown: string | null;
  signal: AbortSignal | null | undefined;
}

/** A server that answers each request by the next of `answers`, and remembers what was asked. */
export function fakeServer(...answers: ((call: Call) => Response | Promise<Response>)[]): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const call: Call = {
      path: new URL(address).pathname.replace('/embed-api/', ''),
      search: new URL(address).search.slice(1),
      token: headers.get('authorization'),
      proof: headers.get('x-lampstand-proof'),
      shown: headers.get('x-lampstand-app'),
      body: init.body ? JSON.parse(String(init.body)) : undefined,
      signal: init.signal,
    };
    calls.push(call);
    const answer = answers[calls.length - 1];
    if (!answer) throw new TypeError('no answer left');
    return answer(call);
  });
  return calls;
}

/** The stream of a run. */
export function eventStream(...events: RunEvent[]): Response {
  return new Response(events.map(wire).join(''), { headers: { 'content-type': 'text/event-stream' } });
}

/** A stream that stays open: events are pushed one by one; an abort of the request breaks it. */
export function openStream(call: Call): { answer: Response; push: (...events: RunEvent[]) => void } {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  call.signal?.addEventListener('abort', () => controller?.error(new DOMException('aborted', 'AbortError')));
  return {
    answer: new Response(body),
    push: (...events) => controller?.enqueue(encoder.encode(events.map(wire).join(''))),
  };
}

/** An error as the API says it. */
export function refusal(status: number, body: object, headers: { [name: string]: string } = {}): () => Response {
  return () => new Response(JSON.stringify(body), { status, headers });
}

export const head: DocumentHead = { title: 'Before the surgery', asOf: '2026-11-20', writer: { kind: 'built-in' } };

/** What wrote an opened section. */
export function byWriter([opened, ...rest]: RunEvent[], writer: SectionWriter): RunEvent[] {
  if (opened?.type !== 'section') throw new Error('Only a section has a writer.');
  return [{ ...opened, section: { ...opened.section, writer } }, ...rest];
}

export function section(id: string, title: string, ...blocks: Block[]): RunEvent[] {
  return [
    { type: 'section', section: { id, title, editable: true, again: 'Write again' }, document: head },
    ...blocks.map((block): RunEvent => ({ type: 'block', section: id, block })),
  ];
}

export const done: RunEvent = { type: 'done', document: head };

/** Renders an app on the server, lets `before` type into it, and hydrates it. */
export async function visit(
  changes: Partial<Manifest> = {},
  before: (root: HTMLElement) => void = () => {},
  settings: Partial<Boot> = {},
) {
  const boot: Boot = {
    ...sampleOptions.boot,
    manifest: frameManifest({ ...sampleOptions.boot.manifest, ...changes }, settings.lang === 'es' ? 'es' : 'en'),
    words: messages,
    ...settings,
  };
  const host = {
    token: 'token-1',
    restricted: false,
    done: vi.fn(),
    failed: vi.fn(),
    reveal: vi.fn(),
    leave: vi.fn(),
  };
  const deferred = boot.manifest.keepsRecords ? { ...everything, OpenFile } : everything;
  const app = <App boot={boot} host={host} deferred={deferred} />;
  document.body.replaceChildren();
  const root = document.createElement('main');
  root.innerHTML = renderToString(app);
  document.body.append(root);
  before(root);
  await act(() => hydrate(app, root));
  return {
    root,
    host,
    text: () => root.textContent ?? '',
    control: <T extends HTMLElement = HTMLInputElement>(id: string): T => found<T>(root, `#${id}`),
    find: (selector: string) => found<HTMLElement>(root, selector),
    button: (name: string) => [...root.querySelectorAll('button')].find((button) => isCalled(button, name)),
    press: (name: string) => press(root, name),
    type: (id: string, value: string) => type(found(root, `#${id}`), value),
    /** As the portal's page does, over the port. */
    sendExample: async (input: Input) => {
      await act(() => (host as FrameHost).onExample?.(input));
      await settle();
    },
    leave: () => act(() => render(null, root)),
  };
}

function isCalled(button: HTMLElement, name: string): boolean {
  const parts = button.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const label = parts.map((id) => document.getElementById(id)?.textContent).join(' ');
  return [button.textContent, button.getAttribute('aria-label'), label].includes(name);
}

async function press(root: HTMLElement, name: string): Promise<void> {
  const button = [...root.querySelectorAll('button')].find((candidate) => isCalled(candidate, name));
  if (!button) throw new Error(`There is no button "${name}".`);
  await act(() => button.click());
  await settle();
}

async function type(control: HTMLElement, value: string): Promise<void> {
  if (
    !(
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    )
  )
    throw new Error('This is no control.');
  await act(() => {
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Lets pending answers, and parts that are fetched on the press of a button, arrive and be shown. */
export async function settle(): Promise<void> {
  await pause();
  await act(() => vi.dynamicImportSettled());
  await pause();
}

async function pause(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

function found<T extends HTMLElement>(root: HTMLElement, selector: string): T {
  const element = root.querySelector<T>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}.`);
  return element;
}

function wire({ type: name, ...rest }: RunEvent): string {
  return `event: ${name}\ndata: ${JSON.stringify(rest)}\n\n`;
}
