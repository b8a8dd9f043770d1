// `npm run evaluate -- [prayer] [chat] [care] [--half work|held] [--answers FILE] [--sets FOLDER] [--out FOLDER] [--model URL --model-name NAME]`
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { asOfEnglish, documentText, type ResultDocument } from '@lampstand/sdk/app';
import { startProduct } from '../tests/support/product.ts';
import { raisedLimits } from '../tests/support/raised-limits.ts';
import { connectedModel, metricOf, modelLimits } from './connected-model.ts';
import { printTable } from './print.ts';
import { type Visitor, visitorOf } from './visitor.ts';

type Half = 'work' | 'held';
interface Prayer {
  id: number;
  half: Half;
  text: string;
  names?: string;
}
interface Conversation {
  id: number;
  half: Half;
  turns: { text: string; followUp: boolean; expect: string }[];
}
interface CareText {
  id: number;
  half: Half;
  set: 'danger' | 'harmless';
  style: string;
  app: 'any' | 'prayer' | 'chat' | 'debt';
  expect: 'urgent' | 'note' | 'none';
  text: string;
}
interface Contacts {
  type: string;
  contacts?: readonly unknown[];
}
interface Answer {
  document?: ResultDocument;
  notices?: readonly (Contacts & { text?: string })[];
  suggestions?: readonly string[];
  ask?: {
    why: string;
    fields: readonly {
      name: string;
      kind: string;
      label: string;
      options?: readonly { label: string; value: string }[];
    }[];
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'work' },
    answers: { type: 'string' },
    sets: { type: 'string', default: 'bench/evaluation' },
    out: { type: 'string', default: 'test-output/evaluation' },
    model: { type: 'string' },
    'model-name': { type: 'string' },
  },
});
const half = values.half as Half;
const folder = resolve(values.out);
mkdirSync(folder, { recursive: true });
/** What the reader of the questions answered for the writers: `{ "<id>": { "occasion": "…" } }`. */
const answers: Record<string, Record<string, unknown>> = values.answers
  ? JSON.parse(readFileSync(values.answers, 'utf8'))
  : {};
/** A debt form with one debt; its box for what is going on has the text. */
const someDebt = {
  debts: [{ name: 'Card', type: 'card', balance: 420_000, apr: 24.9, minimum: 12_000 }],
  extra: 5_000,
};
const { model, 'model-name': modelName } = values;
if ((model === undefined) !== (modelName === undefined)) throw new Error('Give --model and --model-name together.');
const product = await startProduct(
  model && modelName ? { ...modelLimits, ...connectedModel(model, modelName) } : { LIMITS: raisedLimits },
);
const sets: Record<string, () => Promise<void>> = { prayer: evaluatePrayers, chat: evaluateChats, care: evaluateCare };
const wanted = positionals.length > 0 ? positionals : Object.keys(sets);
try {
  for (const name of wanted) {
    const evaluate = sets[name];
    if (!evaluate) throw new Error(`There is no set called ${name}. There are: ${Object.keys(sets).join(', ')}.`);
    await evaluate();
  }
  if (model) console.log(`\n  ${await metricOf(product.origin, 'model_readings_total')}`);
} finally {
  await product.close();
}

async function evaluatePrayers(): Promise<void> {
  const visitor = await visitorOf(product, 'prayer-generator');
  const [documents, questions] = [[] as string[], {} as Record<string, unknown>];
  const finished: Answer[] = [];
  const all = rowsOf<Prayer>('prayer');
  for (const { id, text, names } of all) {
    const input = { ...visitor.initial, situation: text, ...(names ? { names } : {}) };
    let answer = await visitor.run<Answer>({ input });
    const { ask } = answer;
    if (ask) {
      questions[id] = { text, ...ask };
      const given = answers[id] ?? defaultsOf(ask);
      answer = await visitor.run<Answer>({ input, answers: given });
    }
    finished.push(answer);
    const asked = ask ? `[asked: ${ask.why}; answered ${JSON.stringify(answers[id] ?? defaultsOf(ask))}]\n` : '';
    documents.push(`##### ${id}${names ? ` (names field: ${names})` : ''}\n>>> ${text}\n${asked}${shown(answer)}`);
  }
  save('prayers.txt', documents.join('\n'));
  save('questions.json', JSON.stringify(questions, null, 1));
  printTable(
    'Prayer requests',
    ['figure', 'value'],
    [['requests', all.length], ['asked once', Object.keys(questions).length], ...writtenBy(finished)],
  );
}

/** "Something else", someone else, and everyone who was found. */
function defaultsOf({ fields }: NonNullable<Answer['ask']>): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ name, kind, options = [] }) => [
      name,
      kind === 'choices' ? options.map(({ value }) => value) : 'other',
    ]),
  );
}

async function evaluateChats(): Promise<void> {
  const visitor = await visitorOf(product, 'bible-chat');
  const documents: string[] = [];
  const finished: Answer[] = [];
  let unknown = 0;
  const all = rowsOf<Conversation>('chat');
  for (const { id, turns } of all) {
    const messages: { role: 'user' | 'assistant'; text: string }[] = [];
    for (const [index, { text, followUp }] of turns.entries()) {
      messages.push({ role: 'user', text });
      const answer = await visitor.run<Answer>({ input: visitor.initial, messages });
      finished.push(answer);
      const said = shown(answer);
      documents.push(`##### ${id}.${index + 1}${followUp ? ' (follow-up)' : ''}\n>>> ${text}\n${said}`);
      if (/I don.t have (?:an answer|this)/i.test(said)) unknown += 1;
      messages.push({ role: 'assistant', text: said.slice(0, 3_000) });
    }
  }
  save('chats.txt', documents.join('\n'));
  printTable(
    'Chat turns',
    ['figure', 'value'],
    [
      ['conversations', all.length],
      ['turns', documents.length],
      ['said to be unknown', unknown],
      ...writtenBy(finished),
    ],
  );
}

/** Documents by what wrote them, and those where the built-in writer took the model's place. */
function writtenBy(answers: readonly Answer[]): [string, number][] {
  const kinds = answers.map(({ document }) => (document?.care ? 'care gate' : (document?.writer.kind ?? 'none')));
  const counts = [...new Set(kinds)]
    .sort()
    .map((kind): [string, number] => [`written by: ${kind}`, kinds.filter((one) => one === kind).length]);
  const fellBack = answers.filter(({ notices = [] }) => notices.some(({ text }) => text?.includes('built-in writer')));
  return [...counts, ...(model ? [['the model gave way in', fellBack.length] as [string, number]] : [])];
}

/** What the gate showed: help in the place of an answer, people to call beside it, or neither. */
async function evaluateCare(): Promise<void> {
  const apps = {
    any: 'prayer-generator',
    prayer: 'prayer-generator',
    chat: 'bible-chat',
    debt: 'debt-coach',
  } as const;
  const visitors = Object.fromEntries(
    await Promise.all(Object.entries(apps).map(async ([key, app]) => [key, await visitorOf(product, app)])),
  );
  const [documents, found] = [[] as string[], [] as { row: CareText; shown: CareText['expect'] }[]];
  for (const row of rowsOf<CareText>('care')) {
    const { initial, run } = visitors[row.app] as Visitor;
    const body: object =
      row.app === 'chat'
        ? { input: initial, messages: [{ role: 'user', text: row.text }] }
        : row.app === 'debt'
          ? { input: { ...initial, ...someDebt, situation: row.text } }
          : { input: { ...initial, situation: row.text } };
    let answer = await run<Answer>(body);
    if (answer.ask) answer = await run<Answer>({ ...body, answers: defaultsOf(answer.ask) });
    const level = answer.document?.care ? 'urgent' : (answer.notices ?? []).some((n) => n.contacts) ? 'note' : 'none';
    found.push({ row, shown: level });
    documents.push(
      `##### ${row.id} (${row.app}; ${row.set}, ${row.style}; shown: ${level})\n>>> ${row.text}\n${shown(answer)}`,
    );
  }
  save('care.txt', documents.join('\n'));
  const groups = [...new Set(found.map(({ row }) => `${row.set}, ${row.style}, ${row.expect}`))].sort();
  printTable(
    'Care gate',
    ['set, style, expected', 'texts', 'urgent %', 'shown %'],
    groups.map((name) => {
      const rows = found.filter(({ row }) => `${row.set}, ${row.style}, ${row.expect}` === name);
      const share = (some: typeof rows) => Math.round((some.length / rows.length) * 1_000) / 10;
      const [urgent, note] = [rows.filter((r) => r.shown === 'urgent'), rows.filter((r) => r.shown !== 'none')];
      return [name, rows.length, share(urgent), share(note)];
    }),
  );
}

function rowsOf<Row extends { half: Half }>(name: string): Row[] {
  return (JSON.parse(readFileSync(join(resolve(values.sets), `${name}.json`), 'utf8')) as Row[]).filter(
    (row) => row.half === half,
  );
}

/** The whole answer as a person reads it. */
function shown({ document, notices = [], suggestions = [], ask }: Answer): string {
  if (!document) return `[no document] ${JSON.stringify(ask)}\n`;
  const kind = document.care ? "[help in the place of the app's answer]" : "[the app's answer]";
  const beside = notices.map(
    ({ text, contacts }) => `NOTICE: ${text ?? ''}${contacts ? ` ${JSON.stringify(contacts)}` : ''}\n`,
  );
  const next = suggestions.length > 0 ? `SUGGESTED: ${suggestions.join(' | ')}\n` : '';
  return `${kind}\n${beside.join('')}${documentText(document, asOfEnglish, 'en')}\n${next}`;
}

function save(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
  console.log(`  ${join(folder, name)}`);
}
