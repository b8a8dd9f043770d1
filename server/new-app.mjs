// `npm run new-app <id>` writes the folder of a new app, with tests that pass, and the files that are made from the folders.
// The ids of the catalogue are there already: their folder has a catalogue.ts and gets the rest.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const id = process.argv[2] ?? '';
if (!/^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/.test(id))
  stop('Give the id of the app, such as: npm run new-app meal-train');
const name = id.toLowerCase();
const folder = join(root, 'server/src/ministry-apps', name);
if (existsSync(join(folder, 'index.ts'))) stop(`${folder} has an app already.`);
const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const title = name.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase());

const files = {
  'catalogue.ts': `import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: '${id}',
  position: 1000,
  name: '${title}',
  group: 'community-support',
  summary: 'One sentence for the catalogue: what a person gets.',
  saying: 'What the person in front of it would say.',
  keywords: 'words people search for',
  // What the drawing shows.
  icon: ['M4 5h16v14H4z', 'M8 9h8v6H8z'],
  story: {
    forWhom: 'Who opens it, and when.',
    brings: ['First', 'Second', 'Third'],
    gets: ['First', 'Second', 'Third'],
    exact: 'What is worked out by rules.',
    refuses: ['First', 'Second', 'Third'],
  },
});
`,
  'fields.ts': `import { field, type InputOf } from '@lampstand/sdk/app';

/** What the app asks for: the one question first, what has a good default folded away with \`more\`. */
export const fields = {
  situation: field.longText({ max: 500, rows: 4 }),
  people: field.number({ min: 1, max: 100, initial: 1, more: true }),
};

export type AppInput = InputOf<typeof fields>;
`,
  'texts.en.ts': `import { countOf } from '../../app-kit/index.ts';
import type { AppTexts } from '../contract.ts';
import type { fields } from './fields.ts';

/** Every word around the form. */
export const texts: AppTexts<typeof fields> = {
  intro: 'Tell us what it is about.',
  moreLabel: 'For how many people',
  words: {
    submit: 'Make the plan',
    busy: 'Making your plan',
    ready: 'Your plan is ready',
    change: 'Change what I wrote',
    restart: 'Start over',
  },
  fields: {
    situation: { label: 'What is happening?', help: 'Nothing you write is kept.' },
    people: { label: 'People' },
  },
  examples: [
    { label: 'For one person', input: { situation: 'One person needs a plan.', people: 1 } },
    { label: 'For four people', input: { situation: 'Four people need a plan.', people: 4 } },
  ],
};

/** Words of the document. */
export const words = {
  title: (people: number) => \`A plan for \${countOf(people, { one: 'person', other: 'people' }, 'en')}\`,
  answer: { title: 'The answer', written: 'words you wrote' },
  note: {
    title: 'A note with it',
    again: 'Write again',
    text: (people: number, closing: string) => \`This plan is for \${people}. \${closing}\`,
    closings: ['Take it one step at a time.', 'Begin with the first line.'] as const,
  },
};
`,
  'solve.ts': `import type { AppInput } from './fields.ts';

/** Everything exact about one run. */
export interface Solved {
  people: number;
  /** Words that the person wrote. */
  written: number;
}

/** Computes the result once a run; name the convention here (rounding, ties, when it stops). */
export function solve({ situation, people }: AppInput): Solved {
  return { people, written: situation.split(/\\s+/).filter(Boolean).length };
}
`,
  'document.ts': `import { section, sectionToWrite } from '../../app-kit/index.ts';
import type { Plan } from '../contract.ts';
import type { Solved } from './solve.ts';
import { words } from './texts.en.ts';

/** The answer first, in one and a half phone screens; everything else is folded. */
export function document({ people, written }: Solved): Plan {
  const { answer, note } = words;
  return {
    title: words.title(people),
    sections: [
      section('answer', answer.title, [{ type: 'stat', items: [{ value: String(written), label: answer.written }] }]),
      sectionToWrite('note', note.title, { maxWords: 80, again: note.again, folded: true }),
    ],
    notices: [],
  };
}
`,
  'compose.ts': `import { createRandom, pick } from '../../app-kit/index.ts';
import type { ComposeRequest } from '../contract.ts';
import type { Solved } from './solve.ts';
import { words } from './texts.en.ts';

/** The prose of one section when no model is connected. */
export function compose({ result: { people }, seed }: ComposeRequest<Solved>): string {
  return words.note.text(people, pick(createRandom(seed), words.note.closings));
}
`,
  'prompt.ts': `import type { ComposeRequest, PromptMessage } from '../contract.ts';
import { asFacts, systemRules, voiceFacts } from '../voice-rules.ts';
import type { Solved } from './solve.ts';

/** Day of the last change of this prompt or of the shared rules. */
export const promptVersion = '${new Date().toISOString().slice(0, 10)}';

const rules = 'You write one short note beside a plan that code has computed. Use only what the facts say.';

/** Messages to a model: the rules, then the computed facts as data. */
export function prompt({ result, section, church }: ComposeRequest<Solved>): PromptMessage[] {
  const facts = asFacts({ ...voiceFacts(church), ...result });
  return [
    { role: 'system', text: systemRules(rules, church) },
    { role: 'user', text: \`\${facts}\\n\\nWrite the note, at most \${section.write?.maxWords ?? 80} words.\` },
  ];
}
`,
  'index.ts': `import { defineApp } from '../contract.ts';
import { catalogue } from './catalogue.ts';
import { compose } from './compose.ts';
import { document } from './document.ts';
import { fields } from './fields.ts';
import heights from './heights.json' with { type: 'json' };
import { prompt, promptVersion } from './prompt.ts';
import { solve } from './solve.ts';
import { texts } from './texts.en.ts';

/** ${title}: one sentence on what it does. */
export const ${camel} = defineApp({
  catalogue,
  heights,
  fields,
  texts: { en: texts },
  surface: 'form',
  exports: ['copy', 'print', 'docx'],
  permissions: ['clipboard-write'],
  solve,
  document,
  compose,
  prompt,
  promptVersion,
});
`,
  'solve.test.ts': `import { expect, test } from 'vitest';
import { solve } from './solve.ts';

test('words are counted, with any space between them', () => {
  expect(solve({ situation: ' One  two\\nthree ', people: 2 })).toEqual({ people: 2, written: 3 });
});
`,
  'largest.fixture.ts': `import type { LargestRun } from '../../testing/largest-run.ts';

/** The most that the form takes. */
export const largest: LargestRun[] = [{ input: { situation: 'W'.repeat(500), people: 100 } }];
`,
  'heights.json': '{ "narrow": 900, "medium": 760, "wide": 700 }\n',
  'sample.json': `${JSON.stringify(
    {
      asked: 'A plan for one person.',
      request: { input: { situation: 'One person needs a plan.', people: 1 } },
      document: {},
      goesOn: [],
    },
    null,
    2,
  )}\n`,
};

mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(files)) {
  const path = join(folder, file);
  if (!existsSync(path)) writeFileSync(path, text);
}
// A story names the nearest built app only while its own app is not built.
const catalogue = join(folder, 'catalogue.ts');
writeFileSync(catalogue, readFileSync(catalogue, 'utf8').replace(/\n {4}nearest: \{[\s\S]*?\n {4}\},/, ''));
run('npm', ['run', 'apps', '--silent']);
run('npm', ['run', 'samples', '--silent']);
console.log(`\nserver/src/ministry-apps/${name} is ready. docs/adding-an-app.md says what comes next.`);

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) stop(`"${command} ${args.join(' ')}" failed. Mend that, and run it again.`);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
