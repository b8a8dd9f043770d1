import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Asked } from './composed-answer.ts';
import { answerEmbeddings, type EmbeddingsAsked } from './embeddings.ts';
import { modes, type Pace, type Turn } from './modes.ts';
import { readings } from './readings.ts';

export interface ModelSimulator {
  /** What MODEL_BASE_URL is set to. */
  baseUrl: string;
  /** Every request for a text so far, oldest first. */
  readonly asked: readonly Asked[];
  /** Every request for vectors so far, oldest first. */
  readonly askedForVectors: readonly EmbeddingsAsked[];
  /** Every request for a reading so far: those that want one JSON answer and no stream. */
  readonly read: readonly Asked[];
  /** Answers that are still being written. */
  readonly open: number;
  /** Answers that the caller did not wait for. */
  readonly abandoned: number;
  close(): Promise<void>;
}

export interface SimulatorOptions {
  /** 0, or none: any free one. */
  port?: number;
  /** How its answers come in pieces; a word or two without pause when it is not given. */
  pace?: Pace;
  /** What the mode `obey` writes. */
  script?: Turn['script'];
  /** What the mode `reads` answers to a request for a reading. */
  reading?: string;
  /** Behaves like this whatever the model is called. */
  mode?: string;
  /** The same for vectors; it can change from one request to the next. */
  vectors?: () => string;
  /** Texts that get the vector of another, as a multilingual model gives it to a translation. */
  translations?: { readonly [text: string]: string };
}

const MOST_BYTES = 1024 * 1024;

/** Starts a server on this machine that speaks the wire of OpenAI-style models: /v1/models, /v1/chat/completions and /v1/embeddings. */
export async function startModelSimulator(options: SimulatorOptions = {}): Promise<ModelSimulator> {
  const {
    port = 0,
    pace = { characters: 12, milliseconds: 0 },
    script = '',
    reading = '',
    mode,
    vectors,
    translations = {},
  } = options;
  const [asked, readingsAsked]: [Asked[], Asked[]] = [[], []];
  const askedForVectors: EmbeddingsAsked[] = [];
  const turns = new Map<string, number>();
  const open = new Set<ServerResponse>();
  let abandoned = 0;

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    if (request.method === 'GET' && path === '/v1/models') {
      if (mode && /^\d+$/.test(mode)) return void response.writeHead(Number(mode)).end();
      const data = (mode ? [mode] : Object.keys(modes)).map((id) => ({ id, object: 'model' }));
      return json(response, 200, { object: 'list', data });
    }
    if (request.method === 'POST' && path === '/v1/embeddings') return vectorsFor(request, response);
    if (request.method !== 'POST' || path !== '/v1/chat/completions')
      return json(response, 404, wrong('No such path.'));
    const read = parseRequest(await bodyOf(request), request.headers.authorization);
    if (!read) return json(response, 400, wrong('Send {"model":"…","messages":[…]}.'));
    const { stream, ...sent } = read;
    const key = `${stream} ${read.model}`;
    const turn = (turns.get(key) ?? 0) + 1;
    turns.set(key, turn);
    const received = { ...sent, turn };
    (stream ? asked : readingsAsked).push(received);
    open.add(response);
    let gone = false;
    response.on('close', () => {
      open.delete(response);
      gone = true;
      if (!response.writableFinished) abandoned += 1;
    });
    const known = stream ? modes : readings;
    const behave = known[mode ?? read.model] ?? known.ok;
    await behave?.({ asked: received, response, pace, script, reading, isGone: () => gone });
  }

  async function vectorsFor(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { model, input } = JSON.parse(await bodyOf(request));
    if (typeof model !== 'string' || !Array.isArray(input) || input.length === 0 || input.includes(''))
      return json(response, 400, wrong('Send {"model":"…","input":["…"]}.'));
    const key = keyOf(request.headers.authorization);
    const turn = askedForVectors.filter((before) => before.model === model).length + 1;
    const received = { model, input, key, turn };
    askedForVectors.push(received);
    const read = input.map((text: string) => translations[text] ?? text);
    await answerEmbeddings({ ...received, input: read }, vectors?.() ?? mode ?? model, response);
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The machine gave no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    asked,
    askedForVectors,
    read: readingsAsked,
    get open() {
      return open.size;
    },
    get abandoned() {
      return abandoned;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new Error('The request is too large.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function parseRequest(
  body: string,
  authorization: string | undefined,
): (Omit<Asked, 'turn'> & { stream: boolean }) | undefined {
  try {
    const { model, messages, max_tokens, stream, stream_options } = JSON.parse(body);
    if (typeof model !== 'string' || !Array.isArray(messages)) return undefined;
    return {
      model,
      messages,
      stream: stream === true,
      key: keyOf(authorization),
      maxTokens: typeof max_tokens === 'number' ? max_tokens : undefined,
      wantsUsage: stream_options?.include_usage === true,
    };
  } catch {
    return undefined;
  }
}

const keyOf = (authorization = '') => authorization.replace(/^Bearer /, '');

const wrong = (message: string) => ({ error: { message, type: 'invalid_request_error' } });

function json(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
