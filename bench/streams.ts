import type { Product } from '../tests/support/product.ts';
import { median, printTable, round } from './print.ts';
import { type Visitor, visitorOf } from './visitor.ts';

const STREAMS = 500;
let requests = 0;
/** A request that was not read before: the vectors of known sentences are kept. */
const input = () => ({
  purpose: 'healing',
  situation: `My father has surgery on Thursday in room ${++requests} and I am afraid.`,
  names: 'Ruth',
});

/** Opens 500 runs of the built-in writer at once and waits for every one to end with `done`. */
export async function benchStreams(product: Product): Promise<void> {
  const start = await visitorOf(product, 'prayer-generator');
  await run(product.origin, start);
  const started = performance.now();
  const runs = await Promise.all(Array.from({ length: STREAMS }, () => run(product.origin, start)));
  const seconds = (performance.now() - started) / 1_000;
  const firsts = runs.map(({ first }) => first);
  printTable(
    `${STREAMS} runs of the built-in writer at once, limits raised by configuration`,
    ['figure', 'value'],
    [
      ['ended with done', runs.filter(({ done }) => done).length],
      ['all done after', `${round(seconds)} s`],
      ['open at the same time, most', mostAtOnce(runs)],
      ['first block, median', `${round(median(firsts))} ms`],
      ['first block, slowest', `${round(Math.max(...firsts))} ms`],
    ],
  );
}

/** Submit to the first block of a single run, one after another: what one visitor feels. */
export async function benchFirstBlock(product: Product): Promise<void> {
  const start = await visitorOf(product, 'prayer-generator');
  await run(product.origin, start);
  const firsts: number[] = [];
  for (let turn = 0; turn < 20; turn++) firsts.push((await run(product.origin, start)).first);
  printTable(
    'Submit to first block, built-in writer, 20 runs one after another',
    ['figure', 'value'],
    [
      ['median', `${round(median(firsts))} ms`],
      ['slowest', `${round(Math.max(...firsts))} ms`],
    ],
  );
}

interface Run {
  /** Milliseconds from the request to its first block or text. */
  first: number;
  done: boolean;
  /** When the answer began and ended, on one clock. */
  from: number;
  to: number;
}

async function run(origin: string, { token, initial }: Visitor): Promise<Run> {
  const started = performance.now();
  const response = await fetch(`${origin}/embed-api/runs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ input: { ...initial, ...input() } }),
  });
  if (!response.ok || !response.body) throw new Error(`A run was refused: ${response.status} ${await response.text()}`);
  const from = performance.now();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let first = 0;
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    text += piece.value;
    if (first === 0 && /^event: (block|text)$/m.test(text)) first = performance.now() - started;
  }
  return { first, done: /^event: done$/m.test(text), from, to: performance.now() };
}

function mostAtOnce(runs: readonly Run[]): number {
  return Math.max(...runs.map(({ from: at }) => runs.filter(({ from, to }) => from <= at && at < to).length));
}
