import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** One request for vectors as the simulator has read it. */
export interface EmbeddingsAsked {
  /** Counts the requests for this model's name, from 1. */
  turn: number;
  model: string;
  /** The bearer key; empty without one. */
  key: string;
  input: string[];
}

const WIDTH = 256;

/** How the endpoint behaves; any other name of a model is `ok`. */
const modes: { readonly [name: string]: (asked: EmbeddingsAsked, response: ServerResponse) => void | Promise<void> } = {
  ok: ({ input }, response) => answers(response, input.map(vectorOf)),
  /** Another model under the same name: vectors of another width. */
  wide: ({ input }, response) =>
    answers(
      response,
      input.map((text) => [...vectorOf(text), 0, 0]),
    ),
  /** In another order than the inputs; the index of each says which it is. */
  shuffled: ({ input }, response) => {
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }));
    send(response, 200, JSON.stringify({ object: 'list', data: data.reverse() }));
  },
  /** After three seconds. */
  slow: async ({ input }, response) => {
    await wait(3_000);
    answers(response, input.map(vectorOf));
  },
  silent: () => {},
  'wrong-width': ({ input }, response) =>
    answers(
      response,
      input.map((text, index) => vectorOf(text).slice(index)),
    ),
  nan: ({ input }, response) => {
    const text = JSON.stringify({ data: input.map((one, index) => ({ index, embedding: vectorOf(one) })) });
    send(response, 200, text.replace(/\[-?[\d.e-]+/, '[NaN'));
  },
  infinite: ({ input }, response) => {
    const text = JSON.stringify({ data: input.map((one, index) => ({ index, embedding: vectorOf(one) })) });
    send(response, 200, text.replace(/\[-?[\d.e-]+/, '[1e999'));
  },
  zeros: ({ input }, response) =>
    answers(
      response,
      input.map(() => [0, 0, 0]),
    ),
  few: ({ input }, response) => answers(response, input.slice(1).map(vectorOf)),
  garbage: (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome to nginx'),
  redirect: (_, response) => void response.writeHead(307, { location: '/elsewhere' }).end(),
  /** Fails once, then answers. */
  '503-once': (asked, response) =>
    asked.turn === 1 ? refuses(asked, response, 503) : answers(response, asked.input.map(vectorOf)),
};

/** Answers one request; a mode that is a number refuses with that status. */
export async function answerEmbeddings(asked: EmbeddingsAsked, mode: string, response: ServerResponse): Promise<void> {
  if (/^[45]\d\d$/.test(mode)) refuses(asked, response, Number(mode));
  else await (modes[mode] ?? modes.ok)?.(asked, response);
}

function answers(response: ServerResponse, vectors: readonly number[][]): void {
  const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }));
  send(response, 200, JSON.stringify({ object: 'list', data }));
}

/** Repeats what it was sent, key included, as careless servers do: none of it may reach a log or a visitor. */
function refuses({ key, input }: EmbeddingsAsked, response: ServerResponse, status: number): void {
  send(response, status, JSON.stringify({ error: { message: `Refused. Your key is ${key}; you sent: ${input}` } }));
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

/** Hashed words and groups of three letters: texts that share them are near. It does not know what words mean. */
function vectorOf(text: string): number[] {
  const vector = new Array<number>(WIDTH).fill(0);
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [text];
  for (const word of words) {
    add(vector, word, 1);
    for (let at = 0; at + 3 <= word.length; at += 1) add(vector, word.slice(at, at + 3), 0.3);
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => Number((value / length).toFixed(6)));
}

/** FNV-1a. */
function add(vector: number[], part: string, weight: number): void {
  let hash = 2_166_136_261;
  for (let at = 0; at < part.length; at += 1) hash = Math.imul(hash ^ part.charCodeAt(at), 16_777_619);
  const place = (hash >>> 0) % WIDTH;
  vector[place] = (vector[place] ?? 0) + (hash & 65_536 ? weight : -weight);
}
