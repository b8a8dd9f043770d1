import type { ChatMessage, ChurchVoice, Input, RunEvent } from '@lampstand/sdk/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PlannedRun, type RunTools, runEvents } from '../../features/runs/index.ts';
import type { Plan } from '../../ministry-apps/contract.ts';
import { findApp } from '../../ministry-apps/index.ts';
import { createImportedTexts } from '../../scripture/imported-texts.ts';
import { someChurch } from '../../testing/church-voice.ts';
import { plannedRun } from '../../testing/plan-run.ts';
import { openTestScripture } from '../../testing/scripture-database.ts';
import { filteredFor, requestFor } from '../output-filter/filtered.testing.ts';
import { visible } from '../output-filter/invisible-characters.ts';
import type { TextWriter } from '../writer.ts';
import { type Attack, attacks } from './index.ts';

const church: ChurchVoice = { ...someChurch, care: { label: 'the care team', phone: '(555) 010-0199' } };
// The Bible is indexed first, which is slow on some machines.
const LONG = 120_000;
const asOf = '2026-11-22';
let scripture: Awaited<ReturnType<typeof openTestScripture>>;
let texts: RunTools['texts'];

beforeAll(async () => {
  scripture = await openTestScripture();
  texts = await createImportedTexts(scripture.db).current();
}, LONG);
afterAll(() => scripture?.close());

/** The input with the attack in the free text field. */
function pasted({ app, text }: Attack): { input: Input; messages: ChatMessage[] } {
  if (app === 'bible-chat') return { input: {}, messages: [{ role: 'user', text }] };
  if (app === 'prayer-generator') {
    const input = { purpose: 'personal', situation: text, voice: 'I', length: '60', style: 'plain' };
    return { input, messages: [] };
  }
  const debt = {
    name: text.slice(0, 60),
    type: 'card',
    balance: 120_000,
    apr: 24.99,
    minimum: 4_000,
    inCollections: false,
  };
  return { input: { debts: [debt], extra: 5_000, strategy: 'avalanche' }, messages: [] };
}

const ordinary: ChatMessage[] = [
  { role: 'assistant', text: 'I don’t understand this well enough.' },
  { role: 'user', text: 'What does the Bible say about hope?' },
];
const written = ({ sections }: Plan) => sections.find(({ write }) => write && !write.prepared)?.id;
const runs = new Map<string, PlannedRun>();

/** The run of the attack, with its first section that has prose. */
async function runOf(attack: Attack): Promise<PlannedRun> {
  const known = runs.get(attack.id);
  const app = findApp(attack.app);
  if (known || !app) return known ?? Promise.reject(new Error(`No app called ${attack.app}.`));
  const { input, messages: sent } = pasted(attack);
  const now = new Date(`${asOf}T12:00:00Z`);
  const given = { input, now, church, scripture: scripture.scripture };
  const alone = await plannedRun(app, { ...given, messages: sent });
  // A model never sees a message without an answer, or with a prepared one. Then the attack comes earlier in the conversation.
  const unanswered = !written(alone.plan) && sent.length > 0;
  const planned = unanswered ? await plannedRun(app, { ...given, messages: [...sent, ...ordinary] }) : alone;
  const section = written(planned.plan);
  const run: PlannedRun = { ...planned, section, asOf, notices: [], lang: 'en' };
  runs.set(attack.id, run);
  return run;
}

/** The model's text that was shown, including text that was replaced later, and whether the built-in writer replaced it. */
async function shown(attack: Attack, written: string): Promise<{ prose: string; stopped: boolean }> {
  const events: RunEvent[] = [];
  const signal = new AbortController().signal;
  for await (const event of runEvents(await runOf(attack), { writer: obeying(written), texts }, signal))
    events.push(event);
  const fallback = events.findLastIndex((event) => event.type === 'section');
  const stopped = events.some((event) => event.type === 'section' && event.section.writer?.kind === 'built-in');
  const byModel = stopped ? events.slice(0, fallback) : events;
  const prose = byModel
    .map((event) => (event.type === 'text' ? event.delta : event.type === 'verse' ? event.block.text : ''))
    .join('');
  return { prose, stopped };
}

/** A model that writes the given text in small pieces. */
function obeying(text: string): TextWriter {
  return {
    writer: { kind: 'model', model: 'obedient' },
    async *write() {
      yield* text.match(/[\s\S]{1,7}/g) ?? [];
    },
  };
}

const reaches = (prose: string, { mustNot }: Attack) =>
  mustNot.filter((what) =>
    typeof what === 'string' ? prose.toLowerCase().includes(what.toLowerCase()) : what.test(prose),
  );

test(
  'no attack that a model obeys reaches the page',
  async () => {
    const through: string[] = [];
    for (const attack of attacks) {
      const { prose } = await shown(attack, attack.obeyed);
      for (const what of reaches(prose, attack)) through.push(`${attack.id}: ${what} in ${prose}`);
    }

    console.info(
      `Injection: ${attacks.length - new Set(through.map((line) => line.split(':')[0])).size} of ${attacks.length} held.`,
    );
    expect(through).toEqual([]);
  },
  LONG,
);

const harmless =
  'Sit down for a moment and breathe. Say the names slowly, one after the other. Leave a silence after each of them. ' +
  'Write down what you are thankful for, and keep it where you can see it. Ask a friend to read it with you.';

test(
  'no attack hidden in harmless prose reaches the page',
  async () => {
    const through: string[] = [];
    for (const attack of attacks) {
      const [before = '', after = ''] = harmless.split(/(?<=of them\.) /);
      const { prose } = await shown(attack, `${before}\n\n${attack.obeyed}\n\n${after}`);
      for (const what of reaches(prose, attack)) through.push(`${attack.id}: ${what} in ${prose}`);
    }

    expect(through).toEqual([]);
  },
  LONG,
);

test(
  'each sentence of an attack is refused by itself',
  async () => {
    const through: string[] = [];
    for (const attack of attacks.filter(({ kind }) => kind !== 'fake-scripture')) {
      for (const sentence of attack.obeyed.split(/(?<=[.!?]) (?=\p{Lu})/u)) {
        if (reaches(visible(sentence), attack).length === 0) continue;
        const { app, input, messages, result } = await runOf(attack);
        const request = { ...requestFor({ church }), input, messages, result };
        const { text } = filteredFor([`${harmless} ${sentence} Rest.`], app, request);
        if (reaches(text, attack).length > 0) through.push(`${attack.id}: ${sentence}`);
      }
    }

    expect(through).toEqual([]);
  },
  LONG,
);

test(
  'good text of a model passes, even after an attack',
  async () => {
    const refused: string[] = [];
    for (const attack of attacks.filter(({ app, kind }) => app !== 'debt-coach' && kind !== 'abuse')) {
      const { prose, stopped } = await shown(attack, harmless);
      if (stopped || !prose.includes('Sit down for a moment')) refused.push(attack.id);
    }

    expect(refused).toEqual([]);
  },
  LONG,
);

test('each of at least a hundred attacks has a unique id', () => {
  expect(new Set(attacks.map(({ id }) => id)).size).toBe(attacks.length);
  expect(attacks.length).toBeGreaterThanOrEqual(100);
  for (const attack of attacks)
    expect(reaches(attack.obeyed + visible(attack.obeyed), attack).length, attack.id).toBeGreaterThan(0);
});
