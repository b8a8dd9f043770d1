import { readFileSync } from 'node:fs';
import { checkInput, type Field, type Input, type ResultDocument } from '@lampstand/sdk/app';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DocumentSchema } from '../features/exports/document-schema.ts';
import { makeExport } from '../features/exports/make-export.ts';
import { freeTexts } from '../features/runs/free-texts.ts';
import { someChurch } from '../testing/church-voice.ts';
import { type GivenRun, planRun } from '../testing/plan-run.ts';
import { openTestScripture } from '../testing/scripture-database.ts';
import { writeDocument } from '../testing/write-document.ts';
import type { MinistryApp } from './contract.ts';
import { apps } from './index.ts';

// What every app has to do. An app gets these tests by having a folder.
let bible: Awaited<ReturnType<typeof openTestScripture>>;
beforeAll(async () => {
  bible = await openTestScripture();
});
afterAll(() => bible.close());

/** Every example as a run: the form's initial values, the example's, and its label as the first message of a chat. */
const runsOf = ({ manifest }: MinistryApp): GivenRun[] =>
  manifest.examples.map(({ label, input }) => ({
    input: filled(manifest.fields, input),
    ...(manifest.surface === 'chat' ? { messages: [{ role: 'user' as const, text: label }] } : {}),
  }));

function filled(fields: readonly Field[], input: Input): Input {
  const initial = fields.flatMap((field) =>
    'initial' in field && field.initial !== undefined ? [[field.name, field.initial]] : [],
  );
  const { input: checked, issues } = checkInput(fields, { ...Object.fromEntries(initial), ...input });
  expect(issues).toEqual([]);
  return checked;
}

const documentFor = (app: MinistryApp, given: GivenRun) => writeDocument(app, { scripture: bible.scripture, ...given });

const wordsOf = (document: ResultDocument) =>
  JSON.stringify(document.sections.map(({ title, blocks }) => [document.title, title, blocks]));

describe.each(apps.map((app) => [app.manifest.id, app] as const))('%s', (_, app) => {
  const { manifest } = app;

  test('each example runs, and the same input makes the same document', async () => {
    for (const given of runsOf(app)) {
      const document = await documentFor(app, given);

      expect(document.sections.length).toBeGreaterThan(0);
      expect(await documentFor(app, given)).toEqual(document);
    }
  });

  test('documents have valid blocks, section ids of their own, and no word that code left behind', async () => {
    for (const given of runsOf(app)) {
      const document = await documentFor(app, given);
      const ids = document.sections.map(({ id }) => id);

      expect(DocumentSchema.safeParse(document).error).toBeUndefined();
      expect(new Set(ids).size).toBe(ids.length);
      expect(wordsOf(document)).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\{\w+\}/);
    }
  });

  test('two examples make two documents', async () => {
    const texts = await Promise.all(runsOf(app).map(async (given) => wordsOf(await documentFor(app, given))));

    expect(new Set(texts).size).toBe(texts.length);
    const [first = '', second = ''] = texts;
    console.info(`${manifest.id}: ${Math.round(sharedWords(first, second) * 100)} % of words shared by two examples`);
  });

  test('every export of its document opens as a file', async () => {
    const [given = {}] = runsOf(app);
    const document = await documentFor(app, given);
    for (const format of manifest.exports) {
      if (format === 'copy' || format === 'print') continue;
      const { content } = await makeExport({ format, document }, someChurch.name);

      expect(content.length, format).toBeGreaterThan(40);
    }
  });

  test('the care gate reads every field that a person writes in', () => {
    const mark = 'read me';
    const typed = (fields: readonly Field[]): { [name: string]: unknown } =>
      Object.fromEntries(
        fields.map((field) => [
          field.name,
          field.kind === 'records'
            ? [typed(field.of)]
            : field.kind === 'csv'
              ? [Object.fromEntries(field.columns.map(({ name }) => [name, mark]))]
              : field.kind === 'text' || field.kind === 'long-text'
                ? mark
                : 1,
        ]),
      );
    const marks = JSON.stringify(typed(manifest.fields)).split(mark).length - 1;

    expect(freeTexts(manifest, { input: typed(manifest.fields) })).toEqual(Array.from({ length: marks }, () => mark));
  });

  test('hostile text in every field never throws', async () => {
    const hostile = fc.constantFrom('<script>alert(1)</script>', '{name} **x** [a](javascript:1)', '😀‮\u0000', 'x');
    const [example = {}] = runsOf(app);
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const texts = manifest.fields.filter(({ kind }) => kind === 'text' || kind === 'long-text');
        const raw = { ...example.input, ...Object.fromEntries(texts.map(({ name }) => [name, text])) };
        const { input } = checkInput(manifest.fields, raw);
        const messages = example.messages ? [{ role: 'user' as const, text }] : [];

        expect(DocumentSchema.safeParse(await documentFor(app, { input, messages })).error).toBeUndefined();
      }),
      { numRuns: 4 },
    );
  });

  test('the messages to a model keep the computed facts, and no typed text ends them', async () => {
    const [given = {}] = runsOf(app);
    const { plan, requestFor } = await planRun(app, { scripture: bible.scripture, ...given });
    for (const section of plan.sections.filter(({ write }) => write)) {
      const messages = app.prompt(requestFor(section));

      expect(messages[0]?.role).toBe('system');
      const data = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
      expect(data.join('\n').split('</facts>').length - 1).toBe(1);
    }
  });
});

/** Share of the different words of the shorter text that the other has as well. */
function sharedWords(a: string, b: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
  const [one, other] = [words(a), words(b)];
  return [...one].filter((word) => other.has(word)).length / Math.max(1, Math.min(one.size, other.size));
}

test('the generated index and heights are those of the folders: run `npm run apps`', async () => {
  const { generatedFiles } = await import('../../apps.mjs');

  const plain = (text: string) => text.replace(/[\s,]+/g, '');
  for (const [path, content] of Object.entries(generatedFiles())) {
    expect(plain(readFileSync(path, 'utf8')), path).toBe(plain(content));
  }
});
