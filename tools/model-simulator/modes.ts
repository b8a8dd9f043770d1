import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Asked, composedAnswer } from './composed-answer.ts';

export interface Pace {
  /** Characters of a piece; a whole answer when it is larger. */
  characters: number;
  /** Milliseconds between two pieces. */
  milliseconds: number;
}

export interface Turn {
  asked: Asked;
  response: ServerResponse;
  pace: Pace;
  /** What `obey` writes, whatever it was asked. */
  script: string | ((asked: Asked) => string);
  /** What `reads` answers to a request for a reading. */
  reading: string;
  /** True from the moment the caller has closed the connection. */
  isGone(): boolean;
}

/** How the model behaves; a request chooses by its model's name, and any other name is `ok`. */
export const modes: { readonly [name: string]: (turn: Turn) => Promise<void> } = {
  ok: (turn) => writes(turn, composedAnswer(turn.asked)),
  /** Writes its script, word for word: a model that obeys its attacker. */
  obey: (turn) => writes(turn, typeof turn.script === 'string' ? turn.script : turn.script(turn.asked)),
  /** One piece every two seconds. */
  slow: (turn) => writes({ ...turn, pace: { characters: 20, milliseconds: 2_000 } }, composedAnswer(turn.asked)),
  /** Thinks inside its text, as some local servers send it. */
  thinks: (turn) => writes(turn, `<think>They want a prayer. I will write one.</think>${composedAnswer(turn.asked)}`),
  empty: (turn) => writes(turn, ''),
  /** Never comes to an end, and never says what it has cost. */
  endless: async (turn) => {
    openStream(turn.response);
    while (!turn.isGone()) await send(turn, delta(turn, 'And so on, and on. '.repeat(20)));
  },
  /** Goes on to the length it was allowed and stops in the middle of a sentence. */
  long: async (turn) => {
    openStream(turn.response);
    await send(turn, delta(turn, 'We give thanks for this day. We ask for courage, and for'));
    await finish(turn, 'length');
  },
  /** Accepts the request and says nothing. */
  silent: async () => {},
  /** Begins, and then says nothing more. */
  stall: async (turn) => {
    openStream(turn.response);
    await send(turn, delta(turn, 'We give thanks for this day. '));
  },
  /** Begins, and then the network breaks. */
  cut: async (turn) => {
    openStream(turn.response);
    await send(turn, delta(turn, 'We give thanks for this day. '));
    await wait(20);
    turn.response.destroy();
  },
  /** Ends in good order, but without saying that it has finished. */
  'no-end': async (turn) => {
    openStream(turn.response);
    await send(turn, delta(turn, 'We give thanks for this day. '));
    turn.response.end();
  },
  /** Neither JSON nor events. */
  garbage: async ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Welcome to nginx');
  },
  /** Events whose data are no JSON. */
  'bad-json': async (turn) => {
    openStream(turn.response);
    await send(turn, delta(turn, 'We give thanks for this day. '));
    turn.response.end('data: {"choices":[{"delta":\n\ndata: [DONE]\n\n');
  },
  /** An error in the middle of the stream, as some gateways report it. */
  'error-event': async (turn) => {
    openStream(turn.response);
    turn.response.end(`data: {"error":{"message":"upstream said no to ${turn.asked.key}","type":"server_error"}}\n\n`);
  },
  /** Ten megabytes without a line break. */
  huge: async ({ response, isGone }) => {
    openStream(response);
    response.write('data: {"choices":[{"index":0,"delta":{"content":"');
    for (let sent = 0; sent < 160 && !isGone(); sent++) {
      if (!response.write('w'.repeat(65_536))) await wait(1);
    }
    response.end('"}}]}\n\n');
  },
  withheld: async (turn) => {
    openStream(turn.response);
    await finish(turn, 'content_filter');
  },
  redirect: async ({ response }) => {
    response.writeHead(307, { location: '/elsewhere' }).end();
  },
  '400': (turn) => refuses(turn, 400),
  '401': (turn) => refuses(turn, 401),
  '404': (turn) => refuses(turn, 404),
  '429': (turn) => refuses(turn, 429, { 'retry-after': '60' }),
  /** Asks for a moment once, and then writes. */
  '429-once': (turn) =>
    turn.asked.turn === 1 ? refuses(turn, 429, { 'retry-after': '0' }) : writes(turn, composedAnswer(turn.asked)),
  '500': (turn) => refuses(turn, 500),
  '503': (turn) => refuses(turn, 503),
};

async function writes(turn: Turn, text: string): Promise<void> {
  openStream(turn.response);
  const { characters, milliseconds } = turn.pace;
  for (let at = 0; at < text.length && !turn.isGone(); at += characters) {
    await send(turn, delta(turn, text.slice(at, at + characters)));
    if (milliseconds > 0) await wait(milliseconds);
  }
  await finish(turn, 'stop', text);
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();
}

const chunk = ({ asked }: Turn, rest: object) => ({
  id: `sim-${asked.turn}`,
  object: 'chat.completion.chunk',
  created: 0,
  model: asked.model,
  ...rest,
});
const delta = (turn: Turn, content: string) =>
  chunk(turn, { choices: [{ index: 0, delta: { content }, finish_reason: null }] });

async function finish(turn: Turn, reason: string, text = ''): Promise<void> {
  await send(turn, chunk(turn, { choices: [{ index: 0, delta: {}, finish_reason: reason }] }));
  if (turn.asked.wantsUsage) {
    const words = (given: string) => given.split(/\s+/).filter(Boolean).length;
    const prompt_tokens = words(turn.asked.messages.map(({ content }) => content).join(' '));
    const completion_tokens = words(text);
    const usage = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
    await send(turn, chunk(turn, { choices: [], usage }));
  }
  turn.response.end('data: [DONE]\n\n');
}

async function send({ response }: Turn, value: object): Promise<void> {
  if (response.destroyed || response.write(`data: ${JSON.stringify(value)}\n\n`)) return;
  await new Promise<void>((resolve) => {
    const go = () => {
      response.off('drain', go).off('close', go);
      resolve();
    };
    response.on('drain', go).on('close', go);
  });
}

/** Repeats what it was sent, key included, as careless servers do: none of it may reach a log or a visitor. */
async function refuses({ asked, response }: Turn, status: number, headers: Record<string, string> = {}): Promise<void> {
  const message = `Refused. Your key is ${asked.key}; you sent: ${asked.messages.at(-1)?.content ?? ''}`;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message, type: 'simulated', code: String(status) } }));
}
