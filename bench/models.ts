import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, type Product, startProduct } from '../tests/support/product.ts';
import { connectedModel, metricOf, modelLimits } from './connected-model.ts';
import { median, printTable, round } from './print.ts';
import { visitorOf } from './visitor.ts';

const STREAMS = 1_000;
/** Milliseconds between two sentences of the model, each sent as one chunk: what two cores can carry. */
const PACE = 4_000;
/** Milliseconds in which the streams begin one after the other; each lasts longer, so at the end of it all of them are open. */
const RAMP = 20_000;
const sentences = [
  'Father, we bring you this long day in the hospital.',
  'The corridor is quiet and the clock is slow.',
  'We ask for steady hands in the operating room.',
  'We ask for a chair, a cup of tea and a kind nurse.',
  'Stay near to those who wait beside the telephone.',
  'Give us patience when the news is late.',
  'Thank you for the friend who sits without talking.',
  'We put this hour into your hands.',
  'Amen.',
];
const PIECE = 56;

/**
 * A thousand streams of a model at once, through the product (model, filter, verses checked, run events) and through a
 * bare proxy that hands the same stream on: how evenly the text arrives. The product and the proxy take turns.
 */
export async function benchModels(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-models-'));
  const script = join(folder, 'script.txt');
  writeFileSync(script, sentences.map((sentence) => sentence.padEnd(PIECE)).join(''));
  const [simulatorPort, proxyPort] = [await freePort(), await freePort()];
  const baseUrl = `http://127.0.0.1:${simulatorPort}/v1`;
  const pace = ['--characters', String(PIECE), '--milliseconds', String(PACE)];
  const tool = '../tools/model-simulator/main.ts';
  const simulator = start(tool, ['--port', String(simulatorPort), '--mode', 'obey', '--script', script, ...pace]);
  const proxy = start('./bare-proxy.ts', [String(proxyPort), baseUrl]);
  let product: Product | undefined;
  try {
    await Promise.all([once(proxy, 'message'), answers(`${baseUrl}/models`)]);
    product = await startProduct({ ...modelLimits, ...connectedModel(baseUrl, 'obey') });
    const { origin } = product;
    const ours = await throughProduct(product);
    const theirs = () => request(`http://127.0.0.1:${proxyPort}/`, {}, modelRequest, /"content":"/g);
    await Promise.all([ours(), theirs()]);
    const [bare, through] = [await measure(theirs), await measure(ours)];
    print(bare, through);
    console.log(`  ${await metricOf(origin, 'model_runs_total')}`);
  } finally {
    await product?.close();
    simulator.kill();
    proxy.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const modelRequest = JSON.stringify({ model: 'obey', stream: true, messages: [{ role: 'user', content: 'Write.' }] });

function start(file: string, words: string[]): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), words, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nobody answers at ${url}.`);
}

async function throughProduct(product: Product): Promise<() => Promise<Stream>> {
  const { token, initial } = await visitorOf(product, 'prayer-generator');
  const input = { ...initial, purpose: 'healing', situation: 'My father has surgery on Thursday.', names: 'Ruth' };
  const headers = { authorization: `Bearer ${token}` };
  const body = JSON.stringify({ input, section: 'prayer' });
  return () => request(`${product.origin}/embed-api/runs`, headers, body, /^event: text$/gm);
}

interface Stream {
  /** Milliseconds to the first text, and between each text and the one before it. */
  first: number;
  gaps: number[];
  /** Text other than the model's was shown. */
  fellBack: boolean;
}

async function request(url: string, headers: Record<string, string>, body: string, text: RegExp): Promise<Stream> {
  const started = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body,
  });
  if (!response.ok || !response.body)
    throw new Error(`A stream was refused: ${response.status} ${await response.text()}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const times: number[] = [];
  let fellBack = false;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    if (piece.value.search(text) >= 0) times.push(performance.now());
    fellBack ||= piece.value.includes('event: notice');
  }
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return { first: (times[0] ?? Number.NaN) - started, gaps, fellBack };
}

interface Figures {
  first: number;
  middle: number;
  slow: number;
  /** Open at the same time. */
  most: number;
  texts: number;
  fellBack: number;
}

async function measure(stream: () => Promise<Stream>): Promise<Figures> {
  let [open, most] = [0, 0];
  const streams = await Promise.all(
    Array.from({ length: STREAMS }, async (_, index) => {
      await wait((index * RAMP) / STREAMS);
      most = Math.max(most, ++open);
      return stream().finally(() => open--);
    }),
  );
  const gaps = streams.flatMap((one) => one.gaps).sort((a, b) => a - b);
  return {
    first: median(streams.map(({ first }) => first)),
    middle: median(gaps),
    slow: gaps[Math.floor(gaps.length * 0.99)] ?? Number.NaN,
    most,
    texts: gaps.length + STREAMS,
    fellBack: streams.filter(({ fellBack }) => fellBack).length,
  };
}

function print(bare: Figures, ours: Figures): void {
  const row = (name: string, of: (figures: Figures) => number) => [
    name,
    `${round(of(bare))} ms`,
    `${round(of(ours))} ms`,
    `${(of(ours) / of(bare)).toFixed(2)}`,
  ];
  printTable(
    `${STREAMS} streams of a model, begun within ${RAMP / 1_000} s, a sentence every ${PACE / 1_000} s; model, proxy, product and client share ${availableParallelism()} cores (load average ${round(loadavg()[0] ?? 0)})`,
    ['figure', 'bare proxy', 'the product', 'ratio'],
    [
      row('first text, median', ({ first }) => first),
      row('gap between texts, median', ({ middle }) => middle),
      row('gap between texts, p99', ({ slow }) => slow),
      ['open at the same time', bare.most, ours.most, ''],
      ['texts that arrived', bare.texts, ours.texts, ''],
      ['streams that fell back', bare.fellBack, ours.fellBack, ''],
    ],
  );
}
