import type { Product } from '../support/product.ts';
import { median, printTable, round } from './print.ts';

const STREAMS = 500;
const input = {
  purpose: 'healing',
  situation: 'My father has surgery on Thursday and I am afraid.',
  names: 'Ruth',
};

/** Opens 500 runs of the built-in writer at once and waits for every one to end with `done`. */
export async function benchStreams(product: Product): Promise<void> {
  const token = await embedToken(product);
  const started = performance.now();
  const runs = await Promise.all(Array.from({ length: STREAMS }, () => run(product.origin, token)));
  const seconds = (performance.now() - started) / 1_000;
  const firsts = runs.map(({ first }) => first);
  printTable(
    `${STREAMS} runs of the built-in writer at once, limits raised by configuration`,
    ['figure', 'value'],
    [
      ['ended with done', runs.filter(({ done }) => done).length],
      ['all done after', `${round(seconds)} s`],
      ['first event, median', `${round(median(firsts))} ms`],
      ['first event, slowest', `${round(Math.max(...firsts))} ms`],
    ],
  );
}

/** Submit to the first block of a single run, one after another: what one visitor feels. */
export async function benchFirstBlock(product: Product): Promise<void> {
  const token = await embedToken(product);
  await run(product.origin, token);
  const firsts: number[] = [];
  for (let turn = 0; turn < 20; turn++) firsts.push((await run(product.origin, token)).first);
  printTable(
    'Submit to first event, built-in writer, 20 runs one after another',
    ['figure', 'value'],
    [
      ['median', `${round(median(firsts))} ms`],
      ['slowest', `${round(Math.max(...firsts))} ms`],
    ],
  );
}

async function embedToken(product: Product): Promise<string> {
  const html = await (await fetch(`${product.origin}/embed/grace-chapel/prayer-generator`)).text();
  const boot = /id="lampstand-boot"[^>]*>([^<]+)</.exec(html)?.[1];
  if (!boot) throw new Error('The frame document carries no boot data.');
  return (JSON.parse(boot) as { token: string }).token;
}

async function run(origin: string, token: string): Promise<{ first: number; done: boolean }> {
  const started = performance.now();
  const response = await fetch(`${origin}/embed-api/runs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ input }),
  });
  if (!response.ok || !response.body) throw new Error(`A run was refused: ${response.status} ${await response.text()}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let first = 0;
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    first ||= performance.now() - started;
    text += piece.value;
  }
  return { first, done: text.includes('event: done') };
}
