import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '../../platform/http/listen.ts';
import { createWorkerPool, workerBounds } from '../../platform/workers/worker-pool.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { fromSource } from '../../testing/worker-from-source.ts';
import { churches } from '../churches/index.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';
import { cells, documentOf, entries, everything, prose, steps, verses } from './heavy-documents.testing.ts';

/** The longest that one request can delay another. */
const MOST_MS = 200;
const marks = '**a** _b_ [c](https://x.example) ';

let at: Awaited<ReturnType<typeof createTestApp>>;
let server: Listening;
let fastest = Number.POSITIVE_INFINITY;
beforeAll(async () => {
  const workers = createWorkerPool({
    start: fromSource(new URL('../../worker.ts', import.meta.url)),
    ...{ ...workerBounds, atOnce: 2 },
    deadlineMs: 100_000, // a busy machine takes its time; the deadline has its own test
  });
  const many = { exportPerIp: 1_000, handOffPerVisitor: 1_000, handOffPerIp: 1_000, handOffPerChurch: 1_000 };
  at = await createTestApp({ workers, env: { LIMITS: JSON.stringify(many) } });
  await at.given.church({ slug: 'grace-chapel' });
  await at.db.write(async (tx) => {
    await tx.update(churches).set({ careEmail: 'care@grace.example' });
  });
  server = await listen(at.app, '127.0.0.1', 0);
  await send('exports', JSON.stringify({ format: 'docx', document: steps(1) })); // loads what all of them need
  for (let time = 0; time < 20; time += 1) slowness();
});
afterAll(async () => {
  await server.close(1_000);
  await at.close();
});

/** What the visitor saw. */
const asked = { church: 'grace-chapel', app: 'debt-coach' };
const address = (path: string) => `http://127.0.0.1:${server.port}${path}`;
function send(to: 'exports' | 'hand-offs', body: string): Promise<Response> {
  const subject = { ...asked, aud: 'embed', ori: 'unknown' } as const;
  const token = mintEmbedToken(tokenKey(at.deps), subject, at.clock.now());
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(address(`/embed-api/${to}`), { method: 'POST', headers, body });
}

/** How many times longer a piece of work takes now than at best: other programs want the processors, too. */
function slowness(): number {
  const started = performance.now();
  for (let round = 0; round < 20; round += 1) createHash('sha256').update(Buffer.alloc(500_000)).digest();
  const took = performance.now() - started;
  fastest = Math.min(fastest, took);
  return took / fastest;
}

/** Sends it while `/healthz` is asked every 20 ms; answers the longest wait for that, by the slowness of the machine. */
async function sendWatched(to: 'exports' | 'hand-offs', body: string) {
  let longest = 0;
  let over = false;
  const before = slowness();
  const watch = (async () => {
    while (!over) {
      const asked = performance.now();
      await (await fetch(address('/healthz'))).text();
      longest = Math.max(longest, performance.now() - asked);
      await wait(20);
    }
  })();
  await wait(60);
  const res = await send(to, body);
  const said = res.ok ? Buffer.from(await res.arrayBuffer()).length : (await res.json()).message;
  over = true;
  await watch;
  return { status: res.status, said, longest: longest / Math.min(before, slowness()) };
}

/** The best of three: what stops the server does so each time, and a pause that another program causes does not. */
async function heldBriefly(to: 'exports' | 'hand-offs', request: object | string) {
  const body = typeof request === 'string' ? request : JSON.stringify(request);
  let best = await sendWatched(to, body);
  for (let time = 1; time < 3 && best.longest > MOST_MS; time += 1) {
    const again = await sendWatched(to, body);
    if (again.longest < best.longest) best = again;
  }
  expect(best.longest).toBeLessThan(MOST_MS);
  return best;
}

const tooLarge = [
  ['docx', '15,000 steps', steps(15_000), '3,000 paragraphs and list items'],
  ['docx', '60,000 steps', steps(60_000), '3,000 paragraphs and list items'],
  ['docx', '245,000 steps', steps(245_000), '3,000 paragraphs and list items'],
  ['docx', 'prose of line breaks', prose('\n\n-a', 448_000), '3,000 paragraphs and list items'],
  ['docx', 'prose of marks', prose(marks, 980_000), '200,000 characters outside its tables'],
  ['docx', '320,000 empty cells', cells(320_000), '30,000 table cells'],
  ['csv', '320,000 empty cells', cells(320_000), '30,000 table cells'],
  [
    ...(['docx', '5,000 rows without cells under 50 headings'] as const),
    documentOf([{ type: 'table', caption: '', columns: Array(50).fill({ label: '' }), rows: Array(5_000).fill([]) }]),
    '30,000 table cells',
  ],
  ['docx', 'prose of brackets', prose('[(', 190_000), '10,000 stars and brackets'],
  ['ics', '8,000 entries', entries(8_000), '2,000 calendar entries'],
  [
    ...(['docx', 'charts of many figures'] as const),
    documentOf([{ type: 'chart', series: Array(20).fill({ values: Array(2_000).fill(0) }) }]),
    '40,000 values',
  ],
] as const;

test.each(tooLarge)('%s of %s is refused by the name of its limit, at once', { timeout: 60_000 }, async (...row) => {
  const [format, , document, limit] = row;

  for (const [to, request] of [
    ['exports', { format, document }],
    ['hand-offs', { ...asked, document, consent: true }],
  ] as const) {
    const { status, said } = await heldBriefly(to, request);

    expect(status).toBe(413);
    expect(said).toBe(`This is too large. It can have at most ${limit}.`);
  }
});

test.each([
  ['docx', '2,990 steps', steps(2_990)],
  ['docx', 'prose of 2,990 list items', prose('\n-a', 8_970)],
  ['docx', '60,000 characters of marks', prose(marks, 60_000)],
  ['docx', '19,900 characters of emphasis', prose('*a*b', 19_900)],
  ['docx', '199,000 characters without an end', prose('x', 199_000)],
  ['docx', '30,000 empty cells', cells(30_000)],
  ['docx', '30,000 cells of text', cells(30_000, '$12,345.67')],
  ['docx', '2,500 verses', verses(2_500)],
  ['csv', '30,000 cells', cells(30_000, '$12,345.67')],
  ['ics', '2,000 entries', entries(2_000, 'a'.repeat(80))],
  ['docx', 'as much of everything as there can be', everything()],
  ['csv', 'as much of everything as there can be', everything()],
])('%s of %s is made while others are answered', { timeout: 120_000 }, async (format, _name, document) => {
  const { status } = await heldBriefly('exports', { format, document });

  expect(status).toBe(200);
});

test.each([
  ['text that is nothing but brackets', prose('[', 9_900)],
  ['one long text', prose('x ', 58_000)],
  ['2,000 entries', entries(2_000)],
  ['30,000 empty cells', cells(30_000)],
  ['2,900 steps', steps(2_900)],
])('a care request with %s is sent while others are answered', { timeout: 60_000 }, async (_name, document) => {
  const { status } = await heldBriefly('hand-offs', { ...asked, document, consent: true });

  expect(status).toBe(202);
});

test.each([
  ['sections that are numbers', JSON.stringify({ ...documentOf([]), sections: Array(39_000).fill(1) })],
  [
    'cells that are numbers',
    JSON.stringify(
      documentOf([{ type: 'table', columns: Array(50).fill({}), rows: Array(598).fill(Array(50).fill(1)) }]),
    ),
  ],
  ['lists in lists', `${'['.repeat(39_000)}${']'.repeat(39_000)}`],
  [
    'unknown fields',
    JSON.stringify(Object.fromEntries(Array.from({ length: 39_000 }, (_, index) => [`field ${index}`, 1]))),
  ],
])('a document of %s is refused at once', { timeout: 60_000 }, async (_name, document) => {
  const { status } = await heldBriefly('exports', `{"format":"docx","document":${document}}`);

  expect([400, 413]).toContain(status);
});
